import { defaultTimeZone } from '@galley/shared/limits';
import type { SettingsRecord } from '../entities/site';

/** The zone whose clock a company lives by: the one that it chose, or the one that holds before it chose. */
export const timeZoneOf = (settings: Pick<SettingsRecord, 'timeZone'> | undefined): string =>
  settings?.timeZone || defaultTimeZone;
