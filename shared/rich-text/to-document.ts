import {
  type Mark,
  Mark as Marks,
  type MarkType,
  type Node,
  type NodeType,
  type Schema,
} from 'prosemirror-model';
import { attempt } from '../attempt';
import { idOf, readAttributes } from './attributes';
import { BlockList } from './block-list';
import type { BlockReader } from './block-reader';
import {
  droppedWithContent,
  lineElements,
  type MarkDefinition,
  type NodeDefinition,
  type NodeName,
  nodeDefinitions,
} from './definition';
import { DroppedList } from './dropped';
import type { MarkupElement, MarkupNode } from './markup-tree';
import { noteAttributes } from './note-attributes';
import { containerOf, itemOf } from './read-containers';
import { marksByTag, nodesByTag } from './tags';

/** The maximum nesting of blocks: deeper ones are unwrapped, and their content is kept. */
const deepest = 24;

export interface Reading {
  /** Whether a text may contain this picture. */
  isOwnPicture: (src: string) => boolean;
}

export interface ReadText {
  document: Node;
  dropped: DroppedList;
}

/**
 * Converts parsed HTML to a document of the schema; what the schema does not support is dropped and recorded.
 */
export function toDocument(schema: Schema, nodes: readonly MarkupNode[], reading: Reading): ReadText {
  const reader = new Reader(schema, reading, namesIn(nodes));
  const blocks = reader.blocks(nodes, Marks.none, 0);
  const content = blocks.length > 0 ? blocks : [reader.type('paragraph').create()];
  return { document: (schema.nodes.doc as NodeType).create(null, content), dropped: reader.dropped };
}

/** The ids of a text: links to them are changed when the ids get their prefix. */
function namesIn(nodes: readonly MarkupNode[], found = new Set<string>()): Set<string> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    for (const name of [node.get('id'), node.tag === 'a' ? node.get('name') : null])
      if (name) found.add(name.trim());
    namesIn(node.children, found);
  }
  return found;
}

class Reader implements BlockReader {
  readonly dropped = new DroppedList();
  private readonly used = new Set<string>();

  constructor(
    readonly schema: Schema,
    private readonly reading: Reading,
    private readonly names: ReadonlySet<string>,
  ) {}

  type(name: NodeName): NodeType {
    return this.schema.nodes[name] as NodeType;
  }

  blocks(nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): Node[] {
    const list = new BlockList(this.schema);
    this.fill(list, nodes, marks, depth);
    return list.finish();
  }

  someBlocks(nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): Node[] {
    const blocks = this.blocks(nodes, marks, depth);
    return blocks.length > 0 ? blocks : [this.type('paragraph').create({ bare: true })];
  }

  attributesOf(name: NodeName, element: MarkupElement): Record<string, unknown> {
    const { attributes }: NodeDefinition = nodeDefinitions[name];
    const values: Record<string, unknown> = readAttributes(attributes, element.get);
    noteAttributes(this.dropped, element, attributes);
    if ('id' in values) values.id = this.once(values.id as string | null);
    // A style replaces the element `center`.
    if (element.tag === 'center') values.textAlign ??= 'center';
    return values;
  }

  private once(id: string | null): string | null {
    if (id === null || this.used.has(id)) return null;
    this.used.add(id);
    return id;
  }

  fill(list: BlockList, nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): void {
    for (const node of nodes) {
      if (typeof node === 'string') list.text(node, marks);
      else this.visit(list, node, marks, depth);
    }
  }

  private visit(list: BlockList, element: MarkupElement, marks: readonly Mark[], depth: number): void {
    const { tag, children } = element;
    if (droppedWithContent.has(tag)) {
      this.dropped.note(`<${tag}>`);
      return;
    }
    const mark = marksByTag.get(tag);
    if (mark) {
      this.visitMark(list, element, mark, marks, depth);
      return;
    }
    const name = nodesByTag.get(tag);
    if (name === 'hardBreak') list.inline(this.type(name).create(null, null, marks));
    else if (name === 'image') this.visitPicture(list, element, marks);
    else if (name && this.visitBlock(list, name, element, marks, depth)) return;
    else this.unwrap(list, element, marks, depth, children);
  }

  /** Removes an element but keeps its content. */
  unwrap(
    list: BlockList,
    element: MarkupElement,
    marks: readonly Mark[],
    depth: number,
    children = element.children,
  ): void {
    this.dropped.note(`<${element.tag}>`);
    const isLine = lineElements.has(element.tag) || nodesByTag.has(element.tag);
    if (isLine) list.endLine();
    else this.nameLine(list, element.get('id'));
    this.fill(list, children, marks, depth);
    if (isLine) list.endLine();
  }

  private visitMark(
    list: BlockList,
    element: MarkupElement,
    { name, definition }: { name: string; definition: MarkDefinition },
    marks: readonly Mark[],
    depth: number,
  ): void {
    const { attributes, needs, spellings, isMeant } = definition;
    const { tag, get, children } = element;
    noteAttributes(this.dropped, element, attributes, ['id', 'name']);
    this.nameLine(list, get('id') ?? (tag === 'a' ? get('name') : null));
    const values: Record<string, unknown> = readAttributes(attributes, get);
    if (spellings) values.as = spellings.includes(tag) ? tag : spellings[0];
    if (isMeant?.(get) === false || needs?.every((needed) => values[needed] === null)) {
      const href = get('href');
      if (href) this.dropped.note(`link ${href.trim().slice(0, 60)}`);
      else if (tag !== 'span' && tag !== 'a') this.dropped.note(`<${tag}>`);
      this.fill(list, children, marks, depth);
      return;
    }
    if (name === 'link') values.href = this.linkTo(values.href as string);
    this.fill(list, children, (this.schema.marks[name] as MarkType).create(values).addToSet(marks), depth);
  }

  /** A link within the text gets the prefix of its target. */
  private linkTo(href: string): string {
    const hash = href.startsWith('#') ? href.slice(1) : '';
    const name = attempt(() => decodeURIComponent(hash)) ?? hash;
    return (this.names.has(name) && idOf(name) && `#${idOf(name)}`) || href;
  }

  private nameLine(list: BlockList, name: string | null): void {
    const id = idOf(name);
    if (!id || this.used.has(id)) return;
    if (list.name(id)) this.used.add(id);
    else this.dropped.note('id');
  }

  private visitPicture(list: BlockList, element: MarkupElement, marks: readonly Mark[]): void {
    const { attributes } = nodeDefinitions.image;
    const values = readAttributes(attributes, element.get);
    if (typeof values.src !== 'string' || !this.reading.isOwnPicture(values.src)) {
      this.dropped.note(`picture ${element.get('src')?.slice(0, 60) ?? ''}`.trim());
      return;
    }
    noteAttributes(this.dropped, element, attributes);
    list.inline(this.type('image').create(values, null, marks));
  }

  /** False where the element is not allowed here. */
  private visitBlock(
    list: BlockList,
    name: NodeName,
    element: MarkupElement,
    marks: readonly Mark[],
    depth: number,
  ): boolean {
    const { tag, children } = element;
    const inner = depth + 1;
    if (name === 'horizontalRule') {
      list.add(this.type(name).create());
      return true;
    }
    if (name === 'paragraph' || name === 'heading' || name === 'codeBlock') {
      const level = name === 'heading' ? { level: Number(tag.slice(1)) } : {};
      list.textBlock(this.type(name), { ...this.attributesOf(name, element), ...level }, () =>
        this.fill(list, children, marks, depth),
      );
      return true;
    }
    if (inner > deepest) return false;
    if (name === 'listItem') {
      list.looseItem(itemOf(this, element, marks, inner + 1));
      return true;
    }
    const node = containerOf(this, name, element, marks, inner);
    if (node) list.add(node);
    return node !== undefined;
  }
}
