import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../lib/use-read';
import { userKeys } from '../../parts/people/user-keys';

export const useProfile = () => useRead(userKeys.profile, 'getProfile');

/**
 * Reads the profile again after a change, and what shows one's name among the users; if that fails now, it is read when
 * it is next shown.
 */
export function useReadProfileAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: userKeys.all });
}
