import { expect, it } from 'vitest';
import { maskedAddress } from './masked-address';

it.each([
  ['anna@acme.example', 'a***@acme.example'],
  ['a@acme.example', 'a***@acme.example'],
])('shows %s as %s', (email, masked) => {
  expect(maskedAddress(email)).toBe(masked);
});
