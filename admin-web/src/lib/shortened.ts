/** Shortens a text to whole words within a number of UTF-16 units; a long word is cut, but never a letter. */
export function shortened(text: string, most: number): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= most) return words;
  const cut = words.slice(0, most + 1).replace(/ \S*$/, '');
  return [...cut]
    .reduce((kept, letter) => (kept.length + letter.length > most ? kept : kept + letter), '')
    .trim();
}
