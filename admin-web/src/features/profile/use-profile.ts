import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';

const profileKey = ['profile'] as const;

export function useProfile() {
  return useQuery({ queryKey: profileKey, queryFn: ({ signal }) => api('getProfile', {}, { signal }) });
}

/** Reads the profile again after a change; if that fails now, it is read when it is next shown. */
export function useReadProfileAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: profileKey });
}
