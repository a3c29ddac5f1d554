/**
 * The exact form of an address: decoded, lower case, without a trailing slash. Undefined where it is malformed.
 * A visitor who asked in another form is redirected to this one.
 */
export function normalizePath(rawPath: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  const trimmed = path.toLowerCase().replace(/\/+$/, '');
  // Longer than any address that a page can have; the table would refuse it as a key.
  if (Buffer.byteLength(trimmed) > 1_000) return undefined;
  return trimmed === '' ? '/' : trimmed;
}
