/** The words of a rich text. Parsed into a document of its own, which loads and runs nothing. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
