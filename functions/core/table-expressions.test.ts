import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs, sayCases, seedOfRun } from '../../tests/support/random-runs';
import { ExpressionBuilder } from './table-expressions';

const numRuns = runs(15_000);

/** Names that differ in characters that a placeholder may not contain, more often than chance would make them. */
const attribute = fc.oneof(
  fc.stringMatching(/^[ab][-._ a2#]{0,3}$/),
  fc.string({ minLength: 1, maxLength: 8 }),
  fc.constantFrom('a-b', 'a.b', 'a_b', 'a_b_2', '__proto__', 'constructor'),
);

describe('placeholders of attribute names', () => {
  test('differ for "a-b" and "a.b"', () => {
    const expression = new ExpressionBuilder();
    expect(expression.update({ set: { 'a-b': 1, 'a.b': 2 } })).toBe('SET #a_b = :v0, #a_b_2 = :v1');
    expect(expression.names).toEqual({ '#a_b': 'a-b', '#a_b_2': 'a.b' });
  });

  test('are distinct for distinct names, equal for equal names, and contain only characters that DynamoDB accepts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(attribute, { minLength: 1, maxLength: 12 }), (names) => {
        const expression = new ExpressionBuilder();
        const placeholders = (list: string[]) =>
          expression.update({ remove: list }).replace('REMOVE ', '').split(', ');
        const first = placeholders(names);
        expect(new Set(first).size).toBe(names.length);
        expect(placeholders(names)).toEqual(first);
        expect(first.map((placeholder) => expression.names[placeholder])).toEqual(names);
        for (const placeholder of first) expect(placeholder).toMatch(/^#[A-Za-z0-9_]+$/);
      }),
      { seed: seedOfRun, numRuns },
    );
    sayCases(numRuns, 'lists of attribute names');
  });
});
