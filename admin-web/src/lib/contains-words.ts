/** Whether some of these texts contains every word of a search, ignoring letter case. */
export function containsWords(search: string, texts: readonly string[]): boolean {
  const whole = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
