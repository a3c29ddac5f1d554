import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { companyNameKey } from '../../parts/session/use-company-name';

const themeKey = ['look', 'theme'] as const;

export const useGetTheme = () => useRead(themeKey, 'getTheme');

/** Saves the theme, which previews throughout the admin use. */
export const useSaveTheme = () => useChange(callOf('saveTheme'), [themeKey, companyNameKey]);
