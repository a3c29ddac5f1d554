interface Rule {
  /** The text before its brace: a selector or an at-rule. */
  head: string;
  /** Declarations and nested rules. */
  items: (string | Rule)[];
}

/** Parses a style sheet as the build writes it: minified, without comments. */
function rulesOf(css: string): Rule {
  const whole: Rule = { head: '', items: [] };
  const open = [whole];
  let text = '';
  for (const [token] of css.matchAll(/"[^"]*"|[{};]|[^"{};]+/g)) {
    const rule = open.at(-1) ?? whole;
    if (token === '{') {
      const inner: Rule = { head: text, items: [] };
      rule.items.push(inner);
      open.push(inner);
      text = '';
    } else if (token === ';' || token === '}') {
      if (text) rule.items.push(text);
      text = '';
      if (token === '}') open.pop();
    } else text += token;
  }
  return whole;
}

function written({ items }: Rule): string {
  const last = items.length - 1;
  return items
    .map((item, at) => {
      if (typeof item === 'string') return at < last ? `${item};` : item;
      return `${item.head}{${written(item)}}`;
    })
    .join('');
}

const shorthands = ['background', 'border', 'font', 'margin', 'padding'];

const propertyOf = (declaration: string) => declaration.slice(0, declaration.indexOf(':'));
const isSaidIn = (said: ReadonlySet<string>, property: string) =>
  said.has(property) ||
  // `border` does not reset `border-radius`.
  (!property.endsWith('-radius') &&
    shorthands.some((name) => property.startsWith(`${name}-`) && said.has(name)));

/**
 * Walks from the end to the beginning. A property that one rule declares twice is kept: the first is a
 * fallback for browsers that do not know the second.
 */
function leaveOut(rule: Rule, path: string, said: Map<string, Set<string>>): void {
  const saidLater = said.get(path) ?? new Set();
  said.set(path, saidLater);
  const own: string[] = [];
  rule.items = rule.items.filter((item) => {
    if (typeof item !== 'string') return true;
    if (!item.includes('!important') && isSaidIn(saidLater, propertyOf(item))) return false;
    own.push(propertyOf(item));
    return true;
  });
  for (const item of [...rule.items].reverse()) {
    // A rule of another kind, such as `@font-face`, has descriptors of its own.
    if (typeof item === 'string' || /^@(?!media|container|supports)/.test(item.head)) continue;
    leaveOut(item, `${path}{${item.head}`, said);
  }
  rule.items = rule.items.filter((item) => typeof item === 'string' || item.items.length > 0);
  for (const property of own) saidLater.add(property);
}

/**
 * Joins neighbours with the same head. A declaration must not come behind a nested rule, where older browsers
 * apply it first.
 */
function join(rule: Rule): void {
  const joined: Rule['items'] = [];
  for (const item of rule.items) {
    const last = joined.at(-1);
    const isNext = typeof item !== 'string' && typeof last === 'object' && item.head === last.head;
    if (isNext && !item.head.startsWith('@font') && mayFollow(last, item)) last.items.push(...item.items);
    else joined.push(item);
  }
  rule.items = joined;
  for (const item of joined) if (typeof item !== 'string') join(item);
}

const mayFollow = (first: Rule, second: Rule) =>
  first.items.every((item) => typeof item === 'string') || typeof second.items[0] !== 'string';

/**
 * Removes declarations that a later rule with the same selector and the same conditions repeats, and joins
 * neighbours.
 */
export function withoutOverridden(css: string): string {
  const whole = rulesOf(css);
  leaveOut(whole, '', new Map());
  join(whole);
  return written(whole);
}
