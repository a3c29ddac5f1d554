import type { Theme } from '@galley/shared/theme/theme-words';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { companyNameKey } from '../session/use-company-name';

const themeKey = ['look', 'theme'] as const;

export function useGetTheme() {
  return useQuery({ queryKey: themeKey, queryFn: ({ signal }) => api('getTheme', {}, { signal }) });
}

/** Saves the theme, which previews throughout the admin use. */
export function useSaveTheme() {
  return useChange(
    (input: { theme: Theme; revision: number | undefined }) => api('saveTheme', input),
    [themeKey, companyNameKey],
  );
}
