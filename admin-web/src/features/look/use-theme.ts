import type { Theme } from '@galley/shared/theme/theme-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { companyNameKey } from '../session/use-company-name';

const themeKey = ['look', 'theme'] as const;

export function useGetTheme() {
  return useQuery({ queryKey: themeKey, queryFn: ({ signal }) => api('getTheme', {}, { signal }) });
}

export function useSaveTheme() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: { theme: Theme; revision: number | undefined }) => api('saveTheme', input),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: themeKey }),
        // Previews throughout the admin use the theme.
        queryClient.invalidateQueries({ queryKey: companyNameKey }),
      ]),
  });
}
