/** Matches `var(--a,default)`; the default may contain functions, nested once. */
const withDefault = /var\(--([\w-]+),((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const use = /var\(--([\w-]+)(?=[,)])/g;
const setting = /--([\w-]+):/g;
const rootRule = /:root\{([^}]*)\}/g;

/** Counts the occurrences of each name. */
function countsIn(css: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * Removes what has no effect from a document's style: the default of a property that the document sets
 * globally, the name of a property that it never sets, and properties that are never used. A property that is
 * used once is replaced by its value.
 */
export function withoutUnused(css: string): string {
  const everywhere = countsIn([...css.matchAll(rootRule)].join(''), setting);
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
    // A value that refers to other properties is resolved where it is set, so it cannot be moved.
    const isMoved = uses.get(name) === 1 && somewhere.get(name) === 1 && !value.includes('var(');
    if (isMoved) moved.set(name, value);
    return uses.has(name) && !isMoved;
  };
  return code
    .replace(rootRule, (_rule, inside: string) => `:root{${inside.split(';').filter(isKept).join(';')}}`)
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => moved.get(name) ?? whole);
}
