/** An element, independent of the parser that found it. */
export interface MarkupElement {
  /** In lower case; SVG and MathML elements have a prefix. */
  tag: string;
  get: (name: string) => string | null;
  /** The names of all its attributes. */
  names: readonly string[];
  children: readonly MarkupNode[];
}

export type MarkupNode = MarkupElement | string;

/** Whether a node is text that consists only of white space. */
export function isSpace(node: MarkupNode): boolean {
  return typeof node === 'string' && /^[ \t\n\r\f]*$/.test(node);
}
