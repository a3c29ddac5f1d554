import { expect, it } from 'vitest';
import { personFinder } from './person-rules';

const isFoundIn = (fieldValue: string, email = 'n.o+p@a.example') =>
  personFinder(email)({ pairs: [{ fieldId: 1, fieldName: 'Text', fieldValue }] });

it.each(['n.o+p@a.example', 'N.O+P@A.Example', 'Write to <n.o+p@a.example>.', 'a\nn.o+p@a.example, please'])(
  'recognises the person in %j',
  (text) => expect(isFoundIn(text)).toBe(true),
);

it.each([
  'ann.o+p@a.example',
  'x.n.o+p@a.example',
  'n.o+p@a.example.com',
  'n.o+p@a.example-shop',
  'nXo+p@a.example',
  '',
])('recognises someone else in %j', (text) => expect(isFoundIn(text)).toBe(false));
