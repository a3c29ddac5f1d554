import { callOf } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { useRead } from '../../lib/use-read';
import { pageKeys } from '../../parts/pages/page-keys';
import { companyNameKey } from '../../parts/session/use-company-name';

const themeKey = ['look', 'theme'] as const;

export const useGetTheme = () => useRead(themeKey, 'getTheme');

/** Saves the theme, which previews throughout the admin use, and which may be planned in a launch. */
export const useSaveTheme = () => useChange(callOf('saveTheme'), [themeKey, companyNameKey, pageKeys.all]);
