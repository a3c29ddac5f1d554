/** Parses a version number in a URL; undefined where there is none, or something else. */
export function versionOfQuery(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
