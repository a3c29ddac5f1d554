import type { SettingsRecord, ThemeRecord } from '../entities/site';

/** A company's theme as the admin reads it. */
export const toSiteTheme = (settings: SettingsRecord | undefined, stored: ThemeRecord | undefined) => ({
  primaryColor: settings?.primaryColor ?? '',
  font: settings?.font ?? 'system',
  theme: stored?.theme ?? null,
});
