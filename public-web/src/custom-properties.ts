/** Matches `var(--a,default)`; the default may contain functions, nested once. */
const withDefault = /var\(--([\w-]+),((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const use = /var\(--([\w-]+)(?=[,)])/g;
const used = /var\(--([\w-]+)\)/g;
const setting = /--([\w-]+):/g;
const rootRule = /:root\{([^}]*)\}/g;

/** A value that is no longer than this is written where it is used, however often. */
const reference = 'var(--a)';

/** Counts the occurrences of each name. */
function countsIn(css: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Removes what has no effect from a document's style: the default of a property that the document sets
 * globally, the name of a property that it never sets, and properties that are never used. A property that is
 * used once, or whose value is short, is replaced by its value.
 */
export function withoutUnused(css: string): string {
  const everywhere = countsIn([...css.matchAll(rootRule)].map(([rule]) => rule).join(''), setting);
  const somewhere = countsIn(css, setting);
  const resolved = (text: string): string =>
    text.replace(withDefault, (_whole, name: string, value: string) => {
      if (everywhere.has(name)) return `var(--${name})`;
      return somewhere.has(name) ? `var(--${name},${resolved(value)})` : resolved(value);
    });
  const code = resolved(css);
  const uses = countsIn(code, use);
  const moved = new Map<string, string>();
  const isKept = (declaration: string) => {
    const [, name, value = ''] = /^--([\w-]+):(.*)/.exec(declaration) ?? [];
    if (name === undefined) return true;
    // A value that refers to other properties is resolved where it is set, so they must be the same elsewhere.
    const isSameElsewhere = [...value.matchAll(use)].every(
      ([, other = '']) => somewhere.get(other) === everywhere.get(other),
    );
    const isWorthAName = (uses.get(name) ?? 0) > 1 && value.length > reference.length;
    const isMoved = !isWorthAName && uses.has(name) && somewhere.get(name) === 1 && isSameElsewhere;
    if (isMoved) moved.set(name, value);
    return uses.has(name) && !isMoved;
  };
  const inPlace = (whole: string, name: string): string => moved.get(name)?.replace(used, inPlace) ?? whole;
  return code
    .replace(rootRule, (_rule, inside: string) => {
      const kept = inside.split(';').filter(isKept);
      return kept.length > 0 ? `:root{${kept.join(';')}}` : '';
    })
    .replace(used, inPlace);
}
