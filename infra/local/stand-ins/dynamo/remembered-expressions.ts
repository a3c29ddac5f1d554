type Values = Record<string, Record<string, unknown>>;

interface Context {
  attrNames?: Record<string, string>;
  attrVals?: Values;
  /** The names and values that no expression has used yet: a parser removes those that it finds. */
  unusedAttrNames: Record<string, true>;
  unusedAttrVals: Record<string, true>;
}

/** One of dynalite's expression parsers. It returns a string when it refuses an expression. */
export interface ExpressionParser {
  parse(expression: string, options: { context: Context }): unknown;
}

/** A cached expression: its parsed form without the values, and the names that it uses. */
interface Remembered {
  make: (values: Values) => unknown;
  names: string[];
  valueNames: string[];
}

/** For expressions with these words, a parser looks at the values and not only at their types. */
const dependsOnContent = /between|attribute_type/i;
const mostRemembered = 5_000;

/**
 * Caches parsed expressions: the same few are used with different values again and again, and parsing one
 * takes longer than evaluating it.
 */
export function rememberExpressions(parser: ExpressionParser): void {
  const parse = parser.parse.bind(parser);
  const known = new Map<string, Remembered>();
  parser.parse = (expression, { context }) => {
    if (dependsOnContent.test(expression)) return parse(expression, { context });
    const { attrNames = {}, attrVals = {} } = context;
    const id = idOf(expression, attrNames, attrVals);
    let remembered = known.get(id);
    if (!remembered) {
      const unusedAttrNames = allOf(attrNames);
      const unusedAttrVals = allOf(attrVals);
      const parsed = parse(expression, { context: { ...context, unusedAttrNames, unusedAttrVals } });
      // Refused expressions are not cached, because the message may quote a value.
      if (typeof parsed === 'string') return parsed;
      remembered = {
        make: makerOf(parsed, new Map(Object.entries(attrVals).map(([name, value]) => [value, name]))),
        names: Object.keys(attrNames).filter((name) => !(name in unusedAttrNames)),
        valueNames: Object.keys(attrVals).filter((name) => !(name in unusedAttrVals)),
      };
      if (known.size >= mostRemembered) known.clear();
      known.set(id, remembered);
    }
    for (const name of remembered.names) delete context.unusedAttrNames[name];
    for (const name of remembered.valueNames) delete context.unusedAttrVals[name];
    return remembered.make(attrVals);
  };
}

/** Everything on which a parsed expression depends; a name's length tells where it ends. */
function idOf(expression: string, names: Record<string, string>, values: Values): string {
  let id = expression;
  for (const name in names) id += `\n${name}=${names[name]?.length},${names[name]}`;
  for (const name in values) {
    id += `\n${name}`;
    for (const type in values[name]) id += `,${type}`;
  }
  return id;
}

const allOf = (named: object): Record<string, true> =>
  Object.fromEntries(Object.keys(named).map((name) => [name, true]));

type Make = Remembered['make'];

/** Copies a parsed expression with other values, which parsers insert by reference. */
function makerOf(node: unknown, names: Map<unknown, string>): Make {
  if (typeof node !== 'object' || node === null) return sameOf(node);
  const name = names.get(node);
  if (name !== undefined) return givenOf(name);
  if (Array.isArray(node)) return listOf(node.map((part) => makerOf(part, names)));
  const parts = Object.entries(node).map(([key, part]) => [key, makerOf(part, names)] as const);
  return objectOf(parts, Object.getPrototypeOf(node));
}

// Separate functions, because a closure within `makerOf` would keep the values of the first call in memory.
const sameOf =
  (node: unknown): Make =>
  () =>
    node;
const givenOf =
  (name: string): Make =>
  (values) =>
    values[name];
const listOf =
  (parts: Make[]): Make =>
  (values) =>
    parts.map((make) => make(values));

function objectOf(parts: (readonly [string, Make])[], prototype: object | null): Make {
  return (values) => {
    const copy: Record<string, unknown> = Object.create(prototype);
    for (const [key, make] of parts) copy[key] = make(values);
    return copy;
  };
}
