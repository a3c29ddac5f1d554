import { expect, it } from 'vitest';
import { autocompleteOf } from './autocomplete-of';

it.each([
  ['Name', 'name'],
  ['  Last name ', 'family-name'],
  ['Company Name', 'organization'],
  ['ZIP', 'postal-code'],
  ['Postal code', 'postal-code'],
])('recognises %s', (name, token) => {
  expect(autocompleteOf(name)).toBe(token);
});

it('ignores names that are only similar', () => {
  expect(autocompleteOf("Your dog's name")).toBeUndefined();
  expect(autocompleteOf('How can we help?')).toBeUndefined();
});
