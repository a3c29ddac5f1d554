/** `var(--a,default)`; a default may have functions in it, and functions in those. */
const withDefault = /var\(--([\w-]+),((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g;
const use = /var\(--([\w-]+)(?=[,)])/g;
const setting = /--([\w-]+):/g;
const rootRule = /:root\{([^}]*)\}/g;

/** How often each name is there. */
function countsIn(css: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [, name = ''] of css.matchAll(pattern)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/**
 * A document's style without what says nothing there: the default of a property that the document sets for all of it,
 * the name of one that it sets nowhere, properties that nothing takes. What is taken once stands where it is taken.
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
    // A value of other properties is that of the place where it is set.
    const isMoved = uses.get(name) === 1 && somewhere.get(name) === 1 && !value.includes('var(');
    if (isMoved) moved.set(name, value);
    return uses.has(name) && !isMoved;
  };
  return code
    .replace(rootRule, (_rule, inside: string) => `:root{${inside.split(';').filter(isKept).join(';')}}`)
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => moved.get(name) ?? whole);
}
