const token = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*(\/?)>|<|[^<]+/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** A tag, or the text between two tags. */
export interface MarkupToken {
  /** Also 'words' for a `<` that does not start a tag. */
  kind: 'start' | 'end' | 'words';
  /** In lower case; '' for words. */
  tag: string;
  /** Whether it is self-closing. */
  isClosed: boolean;
  /** As written, including entities. */
  attributes: () => Map<string, string>;
  text: string;
  from: number;
  to: number;
}

/**
 * The tokens of HTML that we generated ourselves, with the rich-text serialiser or React. It corrects no
 * errors, and is small enough for browsers; other HTML takes a parser (`parse-html.ts`).
 */
export function* markupTokens(html: string): Generator<MarkupToken> {
  for (const match of html.matchAll(token)) {
    const [text, slash, name, written = '', closed] = match;
    yield {
      kind: name === undefined ? 'words' : slash ? 'end' : 'start',
      tag: name?.toLowerCase() ?? '',
      isClosed: Boolean(closed),
      attributes: () =>
        new Map([...written.matchAll(attribute)].map(([, key = '', value = '']) => [key, value])),
      text,
      from: match.index,
      to: match.index + text.length,
    };
  }
}
