import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

type Parsed = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** How `docs/rich-text.md` says that an element changes: another name, unwrapped, or dropped. */
type Change = { to: string } | 'unwrapped' | 'dropped';
export type Changes = (element: Element) => Change | undefined;

const guide = readFileSync(new URL('../../docs/rich-text.md', import.meta.url), 'utf8');
const namesIn = (cell: string) => [...cell.matchAll(/`([a-z][a-z0-9]*)`/g)].map(([, name = '']) => name);
const rowsUnder = (heading: string) =>
  (guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Inline elements of the guide, whose nesting order has no meaning. */
const wordElements = new Set(
  rowsUnder('What is kept')
    .filter(([, what]) => what === 'Words' || what === 'Pictures')
    .flatMap(([, , elements = '']) => namesIn(elements)),
);

/**
 * The guide's table of elements that are changed on purpose; some only `without` an attribute, or `of another site`.
 */
export function changesOnPurpose(): Changes {
  const rows = rowsUnder('Elements that are changed on purpose').map(([, given = '', becomes = '']) => {
    const [elements = '', without = ''] = given.split(' without ');
    const isLeftAlone = /of what is dropped/.test(given);
    const isOfOthers = /of another site/.test(given);
    return { names: namesIn(elements), lacks: namesIn(without), isOfOthers, isLeftAlone, becomes };
  });
  const changes: Changes = (element) => {
    const row = rows.find(
      ({ names, lacks, isOfOthers, isLeftAlone }) =>
        names.includes(element.tagName) &&
        lacks.every((attribute) => !value(element, attribute)) &&
        !(isOfOthers && value(element, 'src')?.startsWith('/')) &&
        !(isLeftAlone && !holdsCaptionOnly(element, changes)),
    );
    if (!row) return undefined;
    if (row.becomes.startsWith('nothing')) return 'dropped';
    if (row.becomes.startsWith('what is in')) return 'unwrapped';
    return { to: namesIn(row.becomes)[row.names.indexOf(element.tagName)] ?? '' };
  };
  return changes;
}

/** Whether a figure, or one inside it, has lost everything but its caption. */
function holdsCaptionOnly(element: Element, changes: Changes): boolean {
  const figure = element.tagName === 'figcaption' ? element.parentNode : element;
  if (!figure || !('tagName' in figure)) return false;
  const others = figure.childNodes.filter((child) => child.nodeName !== 'figcaption');
  return formatNodes(others, changes).length === 0;
}

const value = ({ attrs }: Element, name: string) => attrs.find((attribute) => attribute.name === name)?.value;

/** The alignment of an element, however it is expressed. */
function alignmentOf(element: Element): string {
  const said = [
    /text-align:\s*(left|center|right|justify|start|end)/i.exec(value(element, 'style') ?? '')?.[1],
    /(?:^|\s)has-text-align-(left|center|right)(?:\s|$)/.exec(value(element, 'class') ?? '')?.[1],
    element.tagName === 'center' ? 'center' : undefined,
  ].find(Boolean);
  return said?.toLowerCase() ?? '';
}

/** An element's name with its relevant attributes. */
function describeElement(element: Element, name: string): string {
  const formatNodes: string[] = [];
  const add = (attribute: string, also = (text: string) => `=${text}`) => {
    const given = value(element, attribute);
    if (given !== undefined) formatNodes.push(attribute + also(given));
  };
  const isThere = () => '';
  if (name === 'a') add('href', (href) => `=${href.replace(/^#(at-)?(?=.)/, '#')}`);
  if (name === 'img') add('src');
  if (name === 'td' || name === 'th') for (const span of ['colspan', 'rowspan']) add(span);
  if (name === 'ol') {
    for (const part of ['start', 'type']) add(part);
    add('reversed', isThere);
  }
  if (name === 'details') add('open', isThere);
  for (const part of ['lang', 'dir']) add(part);
  const alignment = /^(p|h[1-6]|div|td|th|li|blockquote|figcaption|pre)$/.test(name)
    ? alignmentOf(element)
    : '';
  if (alignment) formatNodes.push(alignment);
  return formatNodes.length > 0 ? `${name}[${formatNodes.join(' ')}]` : name;
}

/**
 * Lists the content of a text in order: every word with its elements, every picture, rule, line break and cell.
 * @param changes applied first, so that input and output can be compared
 */
export function formatMarkup(html: string, changes: Changes = () => undefined): string[] {
  return formatNodes(parseFragment(html).childNodes, changes);
}

/** Text without an element may get a paragraph, since two runs of it would be read as one. */
export function isFormattedAlike(given: string, got: string | undefined): boolean {
  return given === got || given === got?.replace(/(?:^| > )p(?= > |: )/, '').replace(/^ > /, '');
}

function formatNodes(nodes: readonly Parsed[], changes: Changes): string[] {
  const pieces: string[] = [];
  const visit = (nodes: readonly Parsed[], blocks: readonly string[], marks: readonly string[]) => {
    const place = () => [...blocks, ...[...new Set(marks)].sort()].join(' > ');
    for (const node of nodes) {
      if ('value' in node) {
        for (const word of node.value.split(/[ \t\n\r\f]+/)) if (word) pieces.push(`${place()}: ${word}`);
      } else if ('tagName' in node) visitElement(node, blocks, marks, place);
    }
  };
  const visitElement = (
    element: Element,
    blocks: readonly string[],
    marks: readonly string[],
    place: () => string,
  ) => {
    const change = changes(element);
    if (change === 'dropped') return;
    const name = typeof change === 'object' ? change.to : element.tagName;
    const isKept = change !== 'unwrapped';
    const toldAs = describeElement(element, name);
    if (/^(img|hr|br|td|th)$/.test(name)) pieces.push(`${place()}: <${toldAs}>`);
    const isMark = wordElements.has(name);
    visit(
      element.childNodes,
      isKept && !isMark ? [...blocks, toldAs] : blocks,
      isKept && isMark ? [...marks, toldAs] : marks,
    );
  };
  visit(nodes, [], []);
  return pieces;
}
