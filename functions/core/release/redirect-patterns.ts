/**
 * `/tag/*` matches every path under `/tag`, at any depth, but not `/tag` itself. Pages and redirects of the
 * exact path take precedence, then the longest pattern. If the target also ends with `/*`, the part that the
 * star matched is appended to it.
 */
export const isPattern = (path: string) => path.endsWith('/*');

/** At most this many patterns are looked up for a path, all in one read. */
export const mostPatternParts = 10;

/** The patterns that may match a path, longest first. */
export function patternsOver(path: string): string[] {
  const above = path.split('/').slice(1, -1).slice(0, mostPatternParts);
  return above.map((_, depth) => `/${above.slice(0, depth + 1).join('/')}/*`).reverse();
}

/**
 * The target for a path that matches a pattern. The part that replaces the star cannot leave the target's
 * path.
 */
export function locationUnder(pattern: string, to: string, path: string): string {
  if (!isPattern(to)) return to;
  const rest = path
    .slice(pattern.length - 1)
    .split('/')
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return to.slice(0, -1) + rest.map(encodeURIComponent).join('/');
}

/** Whether a path may match both patterns. */
export function overlap(one: string, other: string): boolean {
  const [first, second] = [one.slice(0, -1), other.slice(0, -1)];
  return first.startsWith(second) || second.startsWith(first);
}
