type Values = Record<string, Record<string, unknown>>;

interface Context {
  attrNames?: Record<string, string>;
  attrVals?: Values;
  /** What no expression has named yet: a parser takes out what it meets. */
  unusedAttrNames: Record<string, true>;
  unusedAttrVals: Record<string, true>;
}

/** One of dynalite's parsers of expressions. It answers text where it refuses one. */
export interface ExpressionParser {
  parse(expression: string, options: { context: Context }): unknown;
}

/** An expression that was parsed before: what came out, but for the values, and what it named. */
interface Remembered {
  make: (values: Values) => unknown;
  names: string[];
  valueNames: string[];
}

/** Of expressions with these a parser looks at the values, not only at their types. */
const dependsOnContent = /between|attribute_type/i;
const mostRemembered = 5_000;

/**
 * Lets a parser parse each expression once: the same few come with other values again and again, and parsing one takes
 * longer than all that is done with it.
 */
export function rememberExpressions(parser: ExpressionParser): void {
  const parse = parser.parse.bind(parser);
  const known = new Map<string, Remembered>();
  parser.parse = (expression, { context }) => {
    if (dependsOnContent.test(expression)) return parse(expression, { context });
    const { attrNames = {}, attrVals = {} } = context;
    const types = Object.entries(attrVals).map(([name, value]) => [name, Object.keys(value)]);
    const id = JSON.stringify([expression, attrNames, types]);
    let remembered = known.get(id);
    if (!remembered) {
      const unusedAttrNames = allOf(attrNames);
      const unusedAttrVals = allOf(attrVals);
      const parsed = parse(expression, { context: { ...context, unusedAttrNames, unusedAttrVals } });
      // What is refused is parsed again: its text may quote a value.
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

const allOf = (named: object): Record<string, true> =>
  Object.fromEntries(Object.keys(named).map((name) => [name, true]));

/** Makes a copy of a parsed expression with other values: a parser puts the given objects themselves into it. */
function makerOf(node: unknown, names: Map<unknown, string>): Remembered['make'] {
  if (typeof node !== 'object' || node === null) return () => node;
  const name = names.get(node);
  if (name !== undefined) return (values) => values[name];
  if (Array.isArray(node)) {
    const parts = node.map((part) => makerOf(part, names));
    return (values) => parts.map((make) => make(values));
  }
  const parts = Object.entries(node).map(([key, part]) => [key, makerOf(part, names)] as const);
  const prototype = Object.getPrototypeOf(node) as object | null;
  return (values) => {
    const copy: Record<string, unknown> = Object.create(prototype);
    for (const [key, make] of parts) copy[key] = make(values);
    return copy;
  };
}
