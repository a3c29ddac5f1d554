import { expect, it } from 'vitest';
import { dayName, monthAfter, monthName, weeksOf } from './calendar-days';

it('goes from month to month across the end of a year', () => {
  expect([monthAfter('2026-11', 1), monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual([
    '2026-12',
    '2027-01',
    '2025-12',
  ]);
});

it('starts weeks on Sunday and leaves out the days of other months', () => {
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november[4]?.slice(0, 3)).toEqual(['2026-11-29', '2026-11-30', null]);
  // The minimum of four weeks, and the maximum of six.
  expect(weeksOf('2026-02')).toHaveLength(4);
  expect(weeksOf('2026-08')).toHaveLength(6);
  expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
});

it('names months and days in any time zone of the browser', () => {
  expect([monthName('2026-11'), dayName('2026-11-01')]).toEqual(['November 2026', 'Sunday, November 1']);
});
