import { expect, it } from 'vitest';
import { autocompleteOf } from './autocomplete-of';

it.each([
  ['Name', 'name'],
  ['  Last name ', 'family-name'],
  ['Company Name', 'organization'],
  ['ZIP', 'postal-code'],
  ['Postal code', 'postal-code'],
])('lets the browser fill in %s', (name, token) => {
  expect(autocompleteOf(name)).toBe(token);
});

it('fills in nothing that only sounds like it', () => {
  expect(autocompleteOf("Your dog's name")).toBeUndefined();
  expect(autocompleteOf('How can we help?')).toBeUndefined();
});
