import { useQueryClient } from '@tanstack/react-query';
import { useRead } from '../../lib/use-read';

const profileKey = ['profile'] as const;

export const useProfile = () => useRead(profileKey, 'getProfile');

/** Reads the profile again after a change; if that fails now, it is read when it is next shown. */
export function useReadProfileAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: profileKey });
}
