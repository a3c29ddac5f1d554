import { newCompanyKey } from '@galley/shared/schemas/company';
import { expect, it } from 'vitest';
import { keyOfName } from './key-of-name';

it.each([
  ['Acme Boatworks', 'acme-boatworks'],
  ['Núñez & Sons Ltd.', 'nunez-sons-ltd'],
  ["Rosa's 3 Bakeries", 'rosas-3-bakeries'],
  ['24/7 Plumbing', 'plumbing'],
  ['A name so long that it goes far beyond a key', 'a-name-so-long-that-it-goes-far'],
])('derives from %s a key that the server accepts', (name, key) => {
  expect(keyOfName(name)).toBe(key);
  expect(newCompanyKey.safeParse(key).success).toBe(true);
});

it('derives none where no character of the name is allowed', () => {
  expect(keyOfName('日本語 !?')).toBe('');
});
