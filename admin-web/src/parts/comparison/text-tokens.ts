import { blockAttributes, readAttributes } from '@galley/shared/rich-text/attributes';
import {
  type MarkDefinition,
  markDefinitions,
  type NodeDefinition,
  nodeDefinitions,
} from '@galley/shared/rich-text/definition';

/** The units of a comparison: words, pictures, and starts of blocks. */
export type TextToken =
  | { kind: 'word'; text: string; isSpaced: boolean; format: readonly string[] }
  | { kind: 'picture'; src: string; alt: string }
  | { kind: 'block'; block: string };

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const holdsParagraphs = /^(?:Numbered item|List item|Table|Term|Description|Caption|Summary|Quotation)/;

/** Collects tokens; the space after a word belongs to the next token, even across a tag. */
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

  /** Omits an empty block; the paragraph within a list item or a cell is part of that. */
  block(block: string): void {
    this.isSpaced = false;
    const last = this.tokens.at(-1);
    if (last?.kind !== 'block') {
      this.tokens.push({ kind: 'block', block });
    } else if (!(block.startsWith('Paragraph') && holdsParagraphs.test(last.block))) {
      last.block = block;
    }
  }

  finish(): TextToken[] {
    if (this.tokens.at(-1)?.kind === 'block') this.tokens.pop();
    return this.tokens;
  }
}

/** Tokenises plain text, with a block for each line. */
export function tokensOfText(text: string): TextToken[] {
  const list = new TokenList();
  for (const line of text.split('\n')) {
    list.block('');
    list.words(line, []);
  }
  return list.finish();
}

/** Elements that are visible only through their content. */
const containers: ReadonlySet<string> = new Set([
  'bulletList',
  'orderedList',
  'definitionList',
  'details',
  'captionedTable',
  'table',
  'tableRow',
  'image',
]);
const blocks = new Map(
  Object.entries<NodeDefinition>(nodeDefinitions)
    .filter(([name]) => !containers.has(name))
    .flatMap(([, { tags, as, label }]) =>
      tags.map((tag) => [tag, as ? `${label} ${tag.slice(1)}` : label] as const),
    ),
);
const formats = new Map(
  Object.values<MarkDefinition>(markDefinitions).flatMap((mark) =>
    mark.tags.map((tag) => [tag, mark] as const),
  ),
);
const alignments: Record<string, string> = {
  center: 'centered',
  right: 'right-aligned',
  justify: 'justified',
};

/** Tokenises rich text: words with their formatting, pictures, and the kind of each block. */
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
  const isNumbered = element.localName === 'li' && element.parentElement?.localName === 'ol';
  const name = isNumbered ? 'Numbered item' : blocks.get(element.localName);
  if (!name) return undefined;
  const align = alignments[String(blockAttributes.textAlign.read((html) => element.getAttribute(html)))];
  return align ? `${name}, ${align}` : name;
}

function formatOf(element: Element): string | undefined {
  const mark = formats.get(element.localName);
  if (!mark) return undefined;
  const get = (html: string) => element.getAttribute(html);
  const values = readAttributes(mark.attributes, get);
  if (mark.isMeant?.(get) === false || mark.needs?.every((needed) => values[needed] === null))
    return undefined;
  if (element.localName !== 'a') return mark.label;
  return `${values.class === 'button' ? 'a button' : mark.label} to ${values.href}`;
}
