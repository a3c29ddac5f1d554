import { defaultTimeZone } from '@galley/shared/limits';
import type { SettingsRecord } from '../entities/site';

/** The company's chosen time zone, or the default until it chooses one. */
export const timeZoneOf = (settings: Pick<SettingsRecord, 'timeZone'> | undefined): string =>
  settings?.timeZone || defaultTimeZone;
