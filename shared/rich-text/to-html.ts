import type { Mark, Node } from 'prosemirror-model';
import { writtenAttributes } from './attributes';
import {
  type MarkDefinition,
  markDefinitions,
  type NodeDefinition,
  type NodeName,
  nodeDefinitions,
} from './definition';

const definitions: Record<string, NodeDefinition> = nodeDefinitions;
const marks: Record<string, MarkDefinition> = markDefinitions;

/** An element without its content: its tag, and its attributes by name. */
export interface Opening {
  tag: string;
  attributes: [name: string, value: string][];
}

/** The element that a node is written as. */
export function openingOf(node: Node): Opening {
  const { tags, as, attributes } = definitions[node.type.name] as NodeDefinition;
  return {
    tag: as ? `h${node.attrs[as]}` : (tags[0] as string),
    attributes: writtenAttributes(attributes, node.attrs),
  };
}

export function openingOfMark(mark: Mark): Opening {
  const { tags, attributes } = marks[mark.type.name] as MarkDefinition;
  return { tag: mark.attrs.as ?? tags[0], attributes: writtenAttributes(attributes, mark.attrs) };
}

/** A document in its stored format: well-formed HTML. */
export function toHtml(document: Node): string {
  return blocksHtml(withoutTrail(childrenOf(document)));
}

/**
 * An empty editor contains an empty paragraph, and one is always last so that users can continue writing;
 * neither is content.
 */
function withoutTrail(nodes: readonly Node[]): readonly Node[] {
  const end = nodes.findLastIndex((node) => !isEmptyParagraph(node)) + 1;
  return nodes[end - 1]?.type.name === 'paragraph' ? nodes : nodes.slice(0, end);
}

function isEmptyParagraph(node: Node): boolean {
  return node.type.name === 'paragraph' && node.content.size === 0 && openingOf(node).attributes.length === 0;
}

function childrenOf(node: Node): readonly Node[] {
  return node.content.content;
}

function blocksHtml(nodes: readonly Node[]): string {
  return nodes.map((node, index) => blockHtml(node, nodes[index - 1], nodes[index + 1])).join('');
}

const isLoose = (node: Node | undefined) => node?.type.name === 'paragraph' && node.attrs.bare === true;

function blockHtml(node: Node, before: Node | undefined, after: Node | undefined): string {
  const name = node.type.name as NodeName;
  const opening = openingOf(node);
  if (node.inlineContent) {
    const inner = inlineHtml(node);
    // Two adjacent ones would be read as one.
    const isBare = isLoose(node) && opening.attributes.length === 0 && !isLoose(before) && !isLoose(after);
    if (isBare) return inner;
    // Parsers ignore a line break at the very beginning.
    return whole(opening, opening.tag === 'pre' && inner.startsWith('\n') ? `\n${inner}` : inner);
  }
  if (name === 'captionedTable') {
    const [caption, table] = childrenOf(node) as [Node, Node];
    return tableHtml(table, blockHtml(caption, undefined, undefined));
  }
  if (name === 'table') return tableHtml(node, '');
  return name === 'horizontalRule' ? start(opening) : whole(opening, blocksHtml(childrenOf(node)));
}

function tableHtml(table: Node, caption: string): string {
  const columns = String(table.attrs.columns ?? '')
    .split('|')
    .filter((group) => group !== '')
    .map((group) => `<colgroup>${group.split(' ').map(columnHtml).join('')}</colgroup>`);
  const rows = childrenOf(table);
  const sections = sectionsOf(rows.map(({ attrs }) => attrs.section));
  const groups = (['head', 'body', 'foot'] as const).map((section) => {
    const own = rows.filter((_, index) => sections[index] === section);
    return own.length > 0 ? `<t${section}>${blocksHtml(own)}</t${section}>` : '';
  });
  return whole(openingOf(table), caption + columns.join('') + groups.join(''));
}

const columnHtml = (span: string) => (Number(span) > 1 ? `<col span="${Number(span)}">` : '<col>');

/** A row that was inserted between those of the head belongs to the head, and likewise for the foot. */
function sectionsOf(given: readonly unknown[]): unknown[] {
  const lastHead = given.lastIndexOf('head');
  const firstFoot = given.indexOf('foot');
  return given.map((section, index) => {
    if (index <= lastHead) return 'head';
    return firstFoot >= 0 && index >= firstFoot ? 'foot' : section;
  });
}

/** Words with their marks: adjacent words share the elements of common marks. */
function inlineHtml(block: Node): string {
  let html = '';
  const open: Mark[] = [];
  const closeTo = (length: number) => {
    while (open.length > length) html += `</${openingOfMark(open.pop() as Mark).tag}>`;
  };
  for (const node of childrenOf(block)) {
    let shared = 0;
    while (shared < open.length && isSame(open[shared], node.marks[shared])) shared += 1;
    closeTo(shared);
    for (const mark of node.marks.slice(shared)) {
      html += start(openingOfMark(mark));
      open.push(mark);
    }
    html += node.isText ? escapeText(node.text ?? '') : start(openingOf(node));
  }
  closeTo(0);
  return html;
}

const isSame = (one: Mark | undefined, other: Mark | undefined) =>
  one !== undefined && other !== undefined && one.eq(other);

function whole(opening: Opening, inner: string): string {
  return `${start(opening)}${inner}</${opening.tag}>`;
}

function start({ tag, attributes }: Opening): string {
  const written = attributes.map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
  return `<${tag}${written.join('')}>`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function escapeValue(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
