/** The text of rich text. It is parsed in a separate document, which loads and runs nothing. */
export function textOf(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
