import { expect, it } from 'vitest';
import { withComingDay } from './coming-day';

const friday = new Date('2026-11-27T13:00:00Z');

it.each([
  ['{saturday 1}', '2026-11-28'],
  ['{sunday 1}', '2026-11-29'],
  ['{thursday 1}', '2026-12-03'],
  // Today's weekday is a week away, because the day has begun.
  ['{friday 1}', '2026-12-04'],
  ['{sunday 7}', '2027-01-10'],
  ['2026-12-24', '2026-12-24'],
])('the day of %s is %s on a Friday', (value, day) => {
  expect(withComingDay(value, friday)).toBe(day);
});
