import { expect, it } from 'vitest';
import { dayHeading, timeAgo } from './dates';

it('names a day in the time zone of the company', () => {
  const now = Date.parse('2026-11-26T03:00:00Z');
  const heading = (iso: string) => dayHeading(iso, now, 'America/New_York');
  expect(heading('2026-11-26T02:59:00Z')).toBe('Today');
  expect(heading('2026-11-25T04:59:00Z')).toBe('Yesterday');
  expect(heading('2026-11-24T04:59:00Z')).toBe('Monday, November 23');
  expect(heading('2025-12-31T12:00:00Z')).toBe('Wednesday, December 31, 2025');
});

it('says how long ago something was, in the largest unit that it fills', () => {
  const minute = 60_000;
  const ago = [0, 0.4, 0.5, 59, 60, 23 * 60, 24 * 60, 3 * 24 * 60].map((minutes) =>
    timeAgo(0, minutes * minute),
  );
  expect(ago).toEqual([
    ...['a moment ago', 'a moment ago', '1 minute ago', '59 minutes ago'],
    ...['1 hour ago', '23 hours ago', '1 day ago', '3 days ago'],
  ]);
});
