import { describe, expect, it } from 'vitest';
import { chosenMomentInWords, readChosenMoment, storedMoment, utcOf } from './chosen-moment';
import { localTimeAt, momentOf } from './local-time';

describe('a chosen moment', () => {
  it.each([
    ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00', 'December 1, 2026 at 9:00 AM (Europe/Berlin)'],
    // The clocks skip this time, or show it twice.
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30', 'March 29, 2026 at 3:30 AM (Europe/Berlin)'],
    [
      '2026-11-01T01:30',
      'America/New_York',
      '2026-11-01T05:30',
      'November 1, 2026 at 1:30 AM (America/New_York)',
    ],
    [
      '2026-09-06T00:30',
      'America/Santiago',
      '2026-09-06T04:30',
      'September 6, 2026 at 1:30 AM (America/Santiago)',
    ],
    [
      '2026-11-24T00:00',
      'Asia/Kathmandu',
      '2026-11-23T18:15',
      'November 24, 2026 at 12:00 AM (Asia/Kathmandu)',
    ],
    [
      '2027-01-01T00:00',
      'Pacific/Kiritimati',
      '2026-12-31T10:00',
      'January 1, 2027 at 12:00 AM (Pacific/Kiritimati)',
    ],
    ['2028-02-29T12:00', 'Etc/GMT+5', '2028-02-29T17:00', 'February 29, 2028 at 12:00 PM (Etc/GMT+5)'],
  ])('%s in %s is stored as %s UTC and read as it was chosen', (localTime, timeZone, utc, words) => {
    const found = momentOf(localTime, timeZone);
    const stored = storedMoment({ at: found?.moment ?? '', timeZone });
    expect(utcOf(stored)).toBe(`${utc}:00.000Z`);
    expect(readChosenMoment(stored)).toEqual({ at: `${utc}:00.000Z`, timeZone });
    expect(chosenMomentInWords(stored).replaceAll('\u202f', ' ')).toBe(words);
    if (found?.oddity !== 'skipped') expect(localTimeAt(utcOf(stored), timeZone)).toBe(localTime);
  });

  it.each([
    '',
    '2026-12-01T08:00',
    '2026-12-01T08:00:00.000Z',
    '2026-12-01T08:00:30.000Z[UTC]',
    '2026-02-30T08:00:00.000Z[UTC]',
    '2026-12-01T25:00:00.000Z[UTC]',
    '2026-12-01T08:00:00.000Z[Atlantis/Center]',
    '2026-12-01T08:00:00.000Z[]',
    '2026-12-01T08:00:00.000Z[UTC] ',
  ])('is rejected as %j', (text) => {
    expect(readChosenMoment(text)).toBeUndefined();
  });

  it('is empty for an empty input', () => {
    expect([utcOf(''), utcOf(undefined)]).toEqual(['', '']);
  });
});
