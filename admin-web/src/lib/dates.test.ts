import { expect, it } from 'vitest';
import { dayHeading } from './dates';

it('names a day in the time zone of the company', () => {
  const now = Date.parse('2026-11-26T03:00:00Z');
  const heading = (iso: string) => dayHeading(iso, now, 'America/New_York');
  expect(heading('2026-11-26T02:59:00Z')).toBe('Today');
  expect(heading('2026-11-25T04:59:00Z')).toBe('Yesterday');
  expect(heading('2026-11-24T04:59:00Z')).toBe('Monday, November 23');
  expect(heading('2025-12-31T12:00:00Z')).toBe('Wednesday, December 31, 2025');
});
