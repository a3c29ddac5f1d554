/**
 * `/tag/*` stands for every address under `/tag`, at any depth, and not for `/tag` itself. Pages and redirects of one
 * address go first, then the longest pattern. Where it leads to an address that ends with `/*` too, what stood in the
 * place of the star is put there.
 */
export const isPattern = (address: string) => address.endsWith('/*');

/** An address is looked for under at most this many patterns, all in one read. */
export const mostPatternParts = 10;

/** The patterns that an address may fall under, the longest first. */
export function patternsOver(path: string): string[] {
  const above = path.split('/').slice(1, -1).slice(0, mostPatternParts);
  return above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}/*`).reverse();
}

/** Where an address under a pattern leads. What is put in for the star stays within the path of the target. */
export function locationUnder(pattern: string, to: string, path: string): string {
  if (!isPattern(to)) return to;
  const rest = path
    .slice(pattern.length - 1)
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return to.slice(0, -1) + rest.map(encodeURIComponent).join('/');
}

/** Whether an address may fall under both of two patterns. */
export function overlap(one: string, other: string): boolean {
  const [first, second] = [one.slice(0, -1), other.slice(0, -1)];
  return first.startsWith(second) || second.startsWith(first);
}
