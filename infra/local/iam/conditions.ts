import { KeptValues } from '@galley/shared/kept-values';

/** The required values, by operator and condition key. */
export type ConditionBlock = Record<string, Record<string, string[]>>;

/**
 * The keys that the stand-ins provide for a call, in lower case because condition keys are case-insensitive.
 */
export const knownConditionKeys = [
  'dynamodb:leadingkeys',
  'dynamodb:attributes',
  'ses:fromaddress',
  'ses:recipients',
  'ses:feedbackaddress',
  'aws:sourcearn',
  'aws:sourceaccount',
  'aws:securetransport',
  // Never provided: the product sets no ACL on objects, only AWS's log delivery does.
  's3:x-amz-acl',
];

/** The values of a call by condition key in lower case. A missing key has no entry. */
export type RequestContext = Record<string, string[]>;

type Test = (given: string, wanted: string) => boolean;

const equals: Test = (given, wanted) => given === wanted;
const like: Test = (given, wanted) => matchesWildcard(wanted, given);

/** Negated operators are true when none of the values matches. */
const operators: Record<string, { test: Test; isNegated?: boolean }> = {
  StringEquals: { test: equals },
  StringNotEquals: { test: equals, isNegated: true },
  StringEqualsIgnoreCase: { test: (given, wanted) => given.toLowerCase() === wanted.toLowerCase() },
  StringLike: { test: like },
  StringNotLike: { test: like, isNegated: true },
  ArnEquals: { test: like },
  ArnLike: { test: like },
  Bool: { test: (given, wanted) => given.toLowerCase() === wanted.toLowerCase() },
};

export const conditionOperators = [...Object.keys(operators), 'Null'];

/** Whether all conditions of the block are true. */
export function holds(conditions: ConditionBlock, context: RequestContext): boolean {
  return Object.entries(conditions).every(([operator, tests]) =>
    Object.entries(tests).every(([key, wanted]) =>
      testHolds(operator, wanted, context[key.toLowerCase()] ?? []),
    ),
  );
}

function testHolds(operator: string, wanted: string[], given: string[]): boolean {
  const [quantifier, name] = operator.includes(':') ? operator.split(':') : ['', operator];
  if (name === 'Null') return wanted.some((value) => (value === 'true') === (given.length === 0));
  const { test, isNegated } = operators[name ?? ''] ?? {};
  if (!test) throw new Error(`Condition operator ${operator} is not known`);
  const one = (value: string) => wanted.some((entry) => test(value, entry)) !== Boolean(isNegated);
  // As in IAM, this is true when there are no values. That is why such a condition needs a Null beside it.
  if (quantifier === 'ForAllValues') return given.every(one);
  if (quantifier === 'ForAnyValue') return given.some(one);
  if (given.length === 0) return Boolean(isNegated);
  return given.every(one);
}

const compiled = new KeptValues<string, RegExp>(10_000);

/** IAM's wildcards: `*` for any text, `?` for one character. */
export function matchesWildcard(pattern: string, text: string): boolean {
  const expression = compiled.get(pattern, () => {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.');
    return new RegExp(`^${source}$`, 's');
  });
  return expression.test(text);
}
