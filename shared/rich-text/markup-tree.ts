/** An element as a parser found it, whichever parser that was. */
export interface MarkupElement {
  /** In small letters; those of drawings and formulas begin with what they stand in. */
  tag: string;
  get: (name: string) => string | null;
  /** The names of all its attributes. */
  names: readonly string[];
  children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

/** Whether anything of it shows: an element, or text that is not only space. */
export function isSpace(node: MarkupNode): boolean {
  return typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node);
}
