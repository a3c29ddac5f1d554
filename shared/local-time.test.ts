import { describe, expect, it } from 'vitest';
import { localTimeAt, momentOf } from './local-time';

/** A local time and its zone, the moment that it means, and its special case. */
const cases: [localTime: string, timeZone: string, moment: string, oddity?: string][] = [
  ['2026-11-24T09:00', 'UTC', '2026-11-24T09:00'],
  ['2026-11-24T09:00', 'America/New_York', '2026-11-24T14:00'],
  ['2026-07-24T09:00', 'America/New_York', '2026-07-24T13:00'],
  // The clocks of New York are put forward at 2:00 on 8 March and back at 2:00 on 1 November 2026.
  ['2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59'],
  ['2026-03-08T02:00', 'America/New_York', '2026-03-08T07:00', 'skipped'],
  ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30', 'skipped'],
  ['2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00'],
  ['2026-11-01T00:59', 'America/New_York', '2026-11-01T04:59'],
  ['2026-11-01T01:00', 'America/New_York', '2026-11-01T05:00', 'repeated'],
  ['2026-11-01T01:59', 'America/New_York', '2026-11-01T05:59', 'repeated'],
  ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00'],
  // Europe changes all its clocks at 1:00 UTC.
  ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30', 'skipped'],
  ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30', 'repeated'],
  ['2026-03-29T01:30', 'Europe/London', '2026-03-29T01:30', 'skipped'],
  // Offsets of half hours and quarters, with and without a change of clocks; Lord Howe changes by half an hour.
  ['2026-11-24T09:00', 'Asia/Kolkata', '2026-11-24T03:30'],
  ['2026-11-24T09:00', 'Asia/Kathmandu', '2026-11-24T03:15'],
  ['2026-11-24T09:00', 'Australia/Adelaide', '2026-11-23T22:30'],
  ['2026-06-24T09:00', 'Australia/Adelaide', '2026-06-23T23:30'],
  ['2026-10-04T02:10', 'Australia/Lord_Howe', '2026-10-03T15:40', 'skipped'],
  ['2026-04-05T01:45', 'Australia/Lord_Howe', '2026-04-04T14:45', 'repeated'],
  ['2026-03-14T23:30', 'America/St_Johns', '2026-03-15T02:00'],
  // Clocks that change at midnight: the day begins at one o'clock, or has its last hour twice.
  ['2026-09-06T00:30', 'America/Santiago', '2026-09-06T04:30', 'skipped'],
  ['2026-04-04T23:30', 'America/Santiago', '2026-04-05T02:30', 'repeated'],
  // Far from Greenwich on both sides of the date line; Samoa had no 30 December 2011.
  ['2026-11-24T00:00', 'Pacific/Kiritimati', '2026-11-23T10:00'],
  ['2026-11-24T23:59', 'Pacific/Pago_Pago', '2026-11-25T10:59'],
  ['2011-12-30T12:00', 'Pacific/Apia', '2011-12-30T22:00', 'skipped'],
  // Leap days and other special dates.
  ['2028-02-29T12:00', 'America/New_York', '2028-02-29T17:00'],
  ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59'],
];

describe('a local time', () => {
  it.each(cases)('%s in %s is %s', (localTime, timeZone, moment, oddity) => {
    expect(momentOf(localTime, timeZone)).toEqual({
      moment: `${moment}:00.000Z`,
      ...(oddity && { oddity }),
    });
    if (!oddity) expect(localTimeAt(`${moment}:00.000Z`, timeZone)).toBe(localTime);
  });

  it('is always a moment at which the clocks show it, or later by the hour that was skipped', () => {
    for (const timeZone of Intl.supportedValuesOf('timeZone').filter((_, index) => index % 40 === 0)) {
      for (let hour = 0; hour < 365 * 24; hour += 23) {
        const localTime = new Date(Date.UTC(2026, 0, 1, hour, 30)).toISOString().slice(0, 16);
        const found = momentOf(localTime, timeZone);
        const shown = localTimeAt(found?.moment ?? '', timeZone);
        if (found?.oddity === 'skipped') expect(shown > localTime).toBe(true);
        else expect(shown).toBe(localTime);
      }
    }
  });

  it.each([
    '',
    'soon',
    '2026-02-30T09:00',
    '2026-11-24',
    '2026-11-24T24:00',
    '2026-11-24T09:00Z',
    '2026-11-24T09:00:30',
  ])('is rejected as %j', (text) => expect(momentOf(text, 'UTC')).toBeUndefined());
});
