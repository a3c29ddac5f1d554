import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../lib/use-read';

const profileKey = ['profile'] as const;

export const useProfile = () => useRead(profileKey, 'getProfile');

/**
 * Reads the profile again after a change, and what shows one's name among the users; if that fails now, it is read when
 * it is next shown.
 */
export function useReadProfileAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [noun] }) => noun === profileKey[0] || noun === 'users',
    });
}
