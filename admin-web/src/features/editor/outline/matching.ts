/** The words that are looked for. Endings are ignored: 'price' finds 'Pricing', 'videos' finds 'Video'. */
const wordsIn = (search: string): string[] =>
  search
    .toLowerCase()
    .split(/\s+/)
    .flatMap((word) => word.replace(/(?<=.{3})(?:ing|es|e|s)$/, '') || []);

/** Those whose name contains every word, then those whose name and description do so together. */
export function matching<Thing>(
  things: readonly Thing[],
  search: string,
  textsOf: (thing: Thing) => { name: string; about: string },
): Thing[] {
  const words = wordsIn(search);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const named = things.filter((thing) => has(textsOf(thing).name));
  const others = things.filter((thing) => {
    const { name, about } = textsOf(thing);
    return !has(name) && has(`${name} ${about}`);
  });
  return [...named, ...others];
}
