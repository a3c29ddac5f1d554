import { newCompanyKey } from '@galley/shared/schemas/company';
import { expect, it } from 'vitest';
import { keyOfName } from './key-of-name';

it.each([
  ['Acme Boatworks', 'acme-boatworks'],
  ['Núñez & Sons Ltd.', 'nunez-sons-ltd'],
  ["Rosa's 3 Bakeries", 'rosas-3-bakeries'],
  ['24/7 Plumbing', 'plumbing'],
  ['A name so long that it goes far beyond a key', 'a-name-so-long-that-it-goes-far'],
])('makes a key of %s that the server takes', (name, key) => {
  expect(keyOfName(name)).toBe(key);
  expect(newCompanyKey.safeParse(key).success).toBe(true);
});

it('makes none where nothing of the name would do', () => {
  expect(keyOfName('日本語 !?')).toBe('');
});
