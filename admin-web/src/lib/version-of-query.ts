/** A version's number as an address holds it; undefined where it holds none, or something else. */
export function versionOfQuery(text: string | null): number | undefined {
  return text !== null && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
