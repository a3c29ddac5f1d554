import { expect, it } from 'vitest';
import { shownWords } from './shown-words';

const now = new Date('2026-11-26T12:00:00.000Z');
const stored = (at: string) => (at ? `${at}:00.000Z[Europe/Berlin]` : '');

it.each([
  ['', '', undefined],
  ['2026-11-01T08:00', '', undefined],
  ['2026-12-01T08:00', '', 'Shown from Dec 1, 9:00 AM'],
  ['2026-12-01T08:00', '2026-12-01T17:00', 'Shown from Dec 1, 9:00 AM until 6:00 PM'],
  ['2026-12-31T22:00', '2026-12-31T23:30', 'Shown from Dec 31, 11:00 PM until Jan 1, 2027, 12:30 AM'],
  ['2027-03-01T08:00', '2027-04-01T07:00', 'Shown from Mar 1, 2027, 9:00 AM until Apr 1, 9:00 AM'],
  ['2026-11-01T08:00', '2026-12-01T08:00', 'Shown until Dec 1, 9:00 AM'],
  ['', '2026-11-26T12:00', 'Over since Nov 26, 1:00 PM'],
  ['2025-01-01T08:00', '2025-02-01T08:00', 'Over since Feb 1, 2025, 9:00 AM'],
])('describes a section from %s until %s as %s', (from, until, words) => {
  const settings = { sectionShownFrom: stored(from), sectionShownUntil: stored(until) };
  expect(shownWords(settings, 'Europe/Berlin', now)).toBe(words);
});
