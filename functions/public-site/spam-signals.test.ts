import { expect, it } from 'vitest';
import { spamSignalsOf } from './spam-signals';

const sent = { formId: 1, revision: 1, key: '', website: '', files: [], elapsed: 9_000 };
const signs = (text: string, changes = {}) =>
  spamSignalsOf({ ...sent, values: new Map([[10_001, text]]), ...changes }).length;

it('finds none in ordinary messages', () => {
  expect(signs('My boat: https://boats.example and www.boats.example')).toBe(0);
  expect(signs('Without the script nothing is measured', { elapsed: undefined })).toBe(0);
});

it('finds those that people do not write', () => {
  expect(signs('Hello', { website: 'https://spam.example' })).toBe(1);
  expect(signs('Hello', { elapsed: 300 })).toBe(1);
  expect(signs('https://a.example [url=x] www.b.example')).toBe(1);
});
