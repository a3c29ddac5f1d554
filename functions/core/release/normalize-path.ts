import { attempt } from '@galley/shared/attempt';
/**
 * The normal form of a path: decoded, in lower case, without a trailing slash. Undefined where it is
 * malformed. A visitor who requests another form is redirected to this one.
 */
export function normalizePath(rawPath: string): string | undefined {
  const path = attempt(() => decodeURIComponent(rawPath));
  if (path === undefined) return undefined;
  const trimmed = path.toLowerCase().replace(/\/+$/, '');
  // Longer than any page's path can be; the table would refuse it as a key.
  if (Buffer.byteLength(trimmed) > 1_000) return undefined;
  return trimmed === '' ? '/' : trimmed;
}
