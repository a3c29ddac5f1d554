const letters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  '#39': "'",
  '#x27': "'",
};

/** The words that stand escaped in HTML of our own making: our serialiser's and React's entities, no others. */
export function unescaped(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => letters[name] ?? whole);
}
