const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
  '#x27': "'",
};

/** Decodes the entities that our own serialiser and React produce, and no others. */
export function unescaped(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole);
}
