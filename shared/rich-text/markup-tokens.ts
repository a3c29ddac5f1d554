const token = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*(\/?)>|<|[^<]+/g;
const attribute = /([\w:-]+)(?:="([^"]*)")?/g;

/** A tag, or what stands between two. */
export interface MarkupToken {
  /** 'words' too for a `<` that begins no tag. */
  kind: 'start' | 'end' | 'words';
  /** In small letters; '' of words. */
  tag: string;
  /** It ends itself. */
  isClosed: boolean;
  /** As they are written, entities included. */
  attributes: () => Map<string, string>;
  text: string;
  from: number;
  to: number;
}

/**
 * What HTML of our own making consists of: of the serialiser of rich text, or of React. It mends nothing, and is small
 * enough for browsers; what others wrote is read by a parser (`parse-html.ts`).
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
