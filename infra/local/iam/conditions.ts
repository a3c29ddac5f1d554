/** By operator, then by condition key: the values that it wants. */
export type ConditionBlock = Record<string, Record<string, string[]>>;

/** The keys that the stand-ins tell about a call, in lower case: condition keys are not case-sensitive. */
export const knownConditionKeys = [
  'dynamodb:leadingkeys',
  'dynamodb:attributes',
  'ses:fromaddress',
  'ses:recipients',
  'ses:feedbackaddress',
  'aws:sourcearn',
  'aws:sourceaccount',
  'aws:securetransport',
  // Told by no one here: the product puts no ACL on an object, only AWS's delivery of logs does.
  's3:x-amz-acl',
];

/** What is known about a call, by condition key in lower case. A key that is absent has no entry. */
export type RequestContext = Record<string, string[]>;

type Test = (given: string, wanted: string) => boolean;

const equals: Test = (given, wanted) => given === wanted;
const like: Test = (given, wanted) => matchesWildcard(wanted, given);

/** Negated operators hold when none of the wanted values matches. */
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

/** Whether every test of every operator of the block holds. */
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
  // As IAM has it: of no values at all, all match. That is why such a condition needs a Null beside it.
  if (quantifier === 'ForAllValues') return given.every(one);
  if (quantifier === 'ForAnyValue') return given.some(one);
  if (given.length === 0) return Boolean(isNegated);
  return given.every(one);
}

const compiled = new Map<string, RegExp>();

/** IAM's wildcards: `*` any text, `?` one character. */
export function matchesWildcard(pattern: string, text: string): boolean {
  let expression = compiled.get(pattern);
  if (!expression) {
    const source = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/\?/g, '.');
    expression = new RegExp(`^${source}$`, 's');
    compiled.set(pattern, expression);
  }
  return expression.test(text);
}
