/** What a text is made of when it is compared: words, pictures, and where a paragraph or the like begins. */
export type TextToken =
  | { kind: 'word'; text: string; isSpaced: boolean; format: readonly string[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'block'; block: string };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Collects tokens; the space after a word belongs to whatever follows it, even behind a tag. */
class TokenList {
  readonly tokens: TextToken[] = [];
  private isSpaced = false;

  words(text: string, format: readonly string[]): void {
    for (const { segment } of segmenter.segment(text)) {
      if (segment.trim() === '') {
        this.isSpaced = true;
        continue;
      }
      this.tokens.push({ kind: 'word', text: segment, isSpaced: this.isSpaced, format });
      this.isSpaced = false;
    }
  }

  picture(src: string, alt: string): void {
    this.tokens.push({ kind: 'picture', src, alt });
    this.isSpaced = false;
  }

  /** One that nothing stands in is left out; the paragraph within a list item or a cell is part of it. */
  block(block: string): void {
    this.isSpaced = false;
    const last = this.tokens.at(-1);
    if (last?.kind !== 'block') {
      this.tokens.push({ kind: 'block', block });
    } else if (!(block.startsWith('Paragraph') && /item|Table/.test(last.block))) {
      last.block = block;
    }
  }

  finish(): TextToken[] {
    if (this.tokens.at(-1)?.kind === 'block') this.tokens.pop();
    return this.tokens;
  }
}

/** A plain text, a block for each line. */
export function tokensOfText(text: string): TextToken[] {
  const list = new TokenList();
  for (const line of text.split('\n')) {
    list.block('');
    list.words(line, []);
  }
  return list.finish();
}

const blocks: Record<string, string> = {
  P: 'Paragraph',
  DIV: 'Paragraph',
  H1: 'Heading 1',
  H2: 'Heading 2',
  H3: 'Heading 3',
  H4: 'Heading 4',
  H5: 'Heading 5',
  H6: 'Heading 6',
  BLOCKQUOTE: 'Quotation',
  PRE: 'Preformatted',
  TD: 'Table cell',
  TH: 'Table heading',
  HR: 'Line',
  BR: 'Line break',
};
const formats: Record<string, string> = {
  STRONG: 'bold',
  B: 'bold',
  EM: 'italic',
  I: 'italic',
  U: 'underlined',
  S: 'struck through',
  DEL: 'struck through',
  INS: 'underlined',
  CODE: 'code',
  SMALL: 'small',
  SUB: 'subscript',
  SUP: 'superscript',
};
const alignments: Record<string, string> = {
  center: 'centred',
  right: 'right-aligned',
  justify: 'justified',
};

/** Rich text as people read it: its words with their formatting, its pictures, and the kind of each block. */
export function tokensOfHtml(html: string): TextToken[] {
  const list = new TokenList();
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const node of body.childNodes) visit(node, [], list);
  return list.finish();
}

function visit(node: Node, format: readonly string[], list: TokenList): void {
  if (node.nodeType === Node.TEXT_NODE) {
    list.words(node.textContent ?? '', format);
    return;
  }
  if (!(node instanceof Element)) return;
  if (node.tagName === 'IMG') {
    list.picture(node.getAttribute('src') ?? '', node.getAttribute('alt') ?? '');
    return;
  }
  const block = blockOf(node);
  if (block) list.block(block);
  const within = formatOf(node);
  const inner = within ? [...format, within].sort() : format;
  for (const child of node.childNodes) visit(child, inner, list);
}

function blockOf(element: Element): string | undefined {
  const isNumbered = element.parentElement?.tagName === 'OL';
  const name =
    element.tagName === 'LI' ? (isNumbered ? 'Numbered item' : 'List item') : blocks[element.tagName];
  if (!name) return undefined;
  const align = /text-align:\s*(\w+)/.exec(element.getAttribute('style') ?? '')?.[1] ?? '';
  return alignments[align] ? `${name}, ${alignments[align]}` : name;
}

function formatOf(element: Element): string | undefined {
  if (element.tagName !== 'A') return formats[element.tagName];
  const kind = element.classList.contains('button') ? 'a button' : 'a link';
  return `${kind} to ${element.getAttribute('href') ?? ''}`;
}
