import type { SettingsRecord, ThemeRecord } from '../entities/site';

/** A company's theme as the admin reads it. */
export const toLook = (settings: SettingsRecord | undefined, look: ThemeRecord | undefined) => ({
  primaryColor: settings?.primaryColor ?? '',
  font: settings?.font ?? 'system',
  theme: look?.theme ?? null,
});
