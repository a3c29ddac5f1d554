import { expect, it } from 'vitest';
import { createPageSchema } from './page';

const page = {
  name: 'Services',
  scoTitle: 'Services',
  scoMetaDescription: 'What we do',
  scoMetaKeywords: 'repair',
};
const errorsOf = (friendlyUrl: string) =>
  createPageSchema.safeParse({ ...page, friendlyUrl }).error?.issues.map(({ message }) => message);

it('accepts a Friendly URL of lowercase letters, digits and hyphens [1:190]', () => {
  for (const friendlyUrl of ['services', '2026', 'open-day-2', 'open-', '-', '/', 'x'.repeat(60)]) {
    expect(errorsOf(friendlyUrl), friendlyUrl).toBeUndefined();
  }
});

it.each([
  'Services',
  'open_day',
  'open day',
  'open.day',
  'a/b',
  '/about',
  'über',
  'a?b',
  '-é',
  'a%20b',
  'a\nb',
])('accepts no other character in a Friendly URL, as in %j [1:190]', (friendlyUrl) => {
  expect(errorsOf(friendlyUrl)).toEqual([
    'Friendly URL may have lowercase letters, digits and hyphens only.',
  ]);
});
