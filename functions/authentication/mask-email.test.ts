import { expect, it } from 'vitest';
import { maskEmail } from './mask-email';

it.each([
  ['anna@acme.example', 'a***@acme.example'],
  ['a@acme.example', 'a***@acme.example'],
])('shows %s as %s [1:224] [1:227]', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});
