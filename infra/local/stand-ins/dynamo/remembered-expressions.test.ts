import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import conditionParser from 'dynalite/db/conditionParser.js';
import updateParser from 'dynalite/db/updateParser.js';
import { expect, test } from 'vitest';
import { rememberExpressions } from './remembered-expressions';

type Values = Record<string, Record<string, unknown>>;

const isReserved = (name: string) => name === 'status';
const compare = () => false;

/** Parses with a caching parser and with one that does not cache; returns how often the first one had to parse. */
function parseBoth(parser: typeof conditionParser, expression: string, given: Values[]): number {
  let parsed = 0;
  const remembering = {
    parse: ((text, options) => {
      parsed += 1;
      return parser.parse(text, options);
    }) as typeof parser.parse,
  };
  rememberExpressions(remembering);
  const attrNames = { '#n': 'name', '#o': 'other' };
  for (const attrVals of given) {
    const newContext = () => ({
      attrNames,
      attrVals,
      unusedAttrNames: { '#n': true, '#o': true } as Record<string, true>,
      unusedAttrVals: Object.fromEntries(Object.keys(attrVals).map((name) => [name, true as const])),
      isReserved,
      compare,
    });
    const [own, plain] = [newContext(), newContext()];
    const result = remembering.parse(expression, { context: own });
    expect(result).toEqual(parser.parse(expression, { context: plain }));
    if (typeof result !== 'string') expect(own).toEqual(plain);
  }
  return parsed;
}

test.each([
  ['attribute_not_exists(pk)', [{}, {}], 1],
  ['#n = :a AND (size(b.c[1]) > :b OR begins_with(#n, :c))', [{ a: '1' }, { a: '2' }], 1],
  ['#n IN (:a, :b, :c)', [{ a: '1' }, { a: '2' }], 1],
  // An expression that is rejected, or that compares values, is parsed each time.
  ['status = :a', [{}, {}], 2],
  ['#n = :unknown', [{}, {}], 2],
  ['#n BETWEEN :a AND :c', [{}, {}], 2],
] as const)('the condition %s comes out as dynalite parses it', (expression, given, times) => {
  const values = given.map((some): Values => {
    const a = 'a' in some ? some.a : 'x';
    return { ':a': { S: a }, ':b': { N: '3' }, ':c': { S: `${a}c` } };
  });
  expect(parseBoth(conditionParser, expression, values)).toBe(times);
});

test("gives an update the same result as dynalite's parser, and caches other value types separately", () => {
  const expression = 'SET #n = :a, b.c = if_not_exists(d, :b) + :b, e = list_append(:l, e) REMOVE f ADD g :b';
  const values = (a: Record<string, unknown>): Values => ({
    ':a': a,
    ':b': { N: '3' },
    ':l': { L: [{ S: 'x' }] },
  });
  expect(
    parseBoth(updateParser, expression, [{ S: '1' }, { S: '2' }, { M: {} }, { S: '3' }].map(values)),
  ).toBe(2);
});

test('keeps no value of the call whose expression is cached', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const remembering = { parse: updateParser.parse.bind(updateParser) };
  rememberExpressions(remembering);
  const parseOnce = (): WeakRef<object> => {
    const value = { S: 'a long text' };
    const unusedAttrVals: Record<string, true> = { ':a': true };
    const context = { attrVals: { ':a': value }, unusedAttrNames: {}, unusedAttrVals, isReserved, compare };
    remembering.parse('SET b = :a', { context });
    return new WeakRef(value);
  };
  const kept = parseOnce();
  await new Promise((resolve) => setTimeout(resolve));
  collect();
  expect(kept.deref()).toBeUndefined();
});
