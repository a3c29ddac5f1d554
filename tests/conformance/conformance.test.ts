import { expect, it } from 'vitest';
import { deviations, findProofs, statements } from './conformance';

const proofs = findProofs();
const ids = new Set(statements.map(({ id }) => id));

it('names only statements that exist', () => {
  expect([...proofs.keys()].filter((id) => !ids.has(id))).toEqual([]);
  expect(deviations.flatMap((deviation) => deviation.statements).filter((id) => !ids.has(id))).toEqual([]);
});

it('gives a reason for every statement that has nothing to drive', () => {
  expect(statements.filter(({ on, why }) => (on === 'note') !== Boolean(why))).toEqual([]);
});
