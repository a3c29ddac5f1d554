import type { Mark, Node } from 'prosemirror-model';
import { BlockList } from './block-list';
import type { BlockReader } from './block-reader';
import type { NodeName } from './definition';
import { isSpace, type MarkupElement, type MarkupNode } from './markup-tree';
import { tableOf } from './read-table';
import { nodesByTag } from './tags';

/** The context of reading: the reader, the active marks and the nesting depth. */
interface Place {
  reader: BlockReader;
  marks: readonly Mark[];
  depth: number;
}

const deeper = (place: Place): Place => ({ ...place, depth: place.depth + 1 });
const blocksIn = ({ reader, marks, depth }: Place, nodes: readonly MarkupNode[]) =>
  reader.blocks(nodes, marks, depth);

/** A node that contains other blocks; undefined where no content is left. */
export function containerOf(
  reader: BlockReader,
  name: NodeName,
  element: MarkupElement,
  marks: readonly Mark[],
  depth: number,
): Node | undefined {
  if (name === 'table') return tableOf(reader, element, marks, depth);
  const content = contents[name]?.(element, { reader, marks, depth });
  if (!content || content.length === 0) return undefined;
  return reader.type(name).create(reader.attributesOf(name, element), content);
}

const contents: Partial<
  Record<NodeName, (element: MarkupElement, place: Place) => readonly Node[] | undefined>
> = {
  blockquote: ({ children }, place) => blocksIn(place, children),
  division: ({ children }, place) => blocksIn(place, children),
  bulletList: itemsOf,
  orderedList: itemsOf,
  definitionList: ({ children }, place) => termsOf(children, place),
  figure: figureOf,
  details: detailsOf,
};

/** A part with attributes of its own that is never empty: an item, a caption, a term. */
function partOf(name: NodeName, element: MarkupElement, { reader, marks, depth }: Place): Node {
  const attrs = reader.attributesOf(name, element);
  return reader.type(name).create(attrs, reader.someBlocks(element.children, marks, depth));
}

export function itemOf(
  reader: BlockReader,
  element: MarkupElement,
  marks: readonly Mark[],
  depth: number,
): Node {
  return partOf('listItem', element, { reader, marks, depth });
}

/** The items of a list; content between them is added to the preceding item. */
function itemsOf({ children }: MarkupElement, place: Place): Node[] {
  const type = place.reader.type('listItem');
  const items: Node[] = [];
  for (const child of children) {
    if (isSpace(child)) continue;
    if (typeof child !== 'string' && child.tag === 'li') {
      items.push(partOf('listItem', child, deeper(place)));
      continue;
    }
    const blocks = blocksIn(deeper(place), [child]);
    const last = items.pop();
    if (blocks.length === 0 && !last) continue;
    items.push(
      last ? last.copy(last.content.append(type.create(null, blocks).content)) : type.create(null, blocks),
    );
  }
  return items;
}

function termsOf(nodes: readonly MarkupNode[], place: Place): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (isSpace(node)) return [];
    if (typeof node !== 'string' && node.tag === 'div') return termsOf(node.children, place);
    const name = typeof node === 'string' ? undefined : nodesByTag.get(node.tag);
    if (typeof node !== 'string' && (name === 'definitionTerm' || name === 'definitionDescription')) {
      return [partOf(name, node, deeper(place))];
    }
    const blocks = blocksIn(deeper(place), [node]);
    return blocks.length > 0 ? [place.reader.type('definitionDescription').create(null, blocks)] : [];
  });
}

/** A figure with a caption above or below; undefined where only the caption is left. */
function figureOf({ children }: MarkupElement, place: Place): Node[] | undefined {
  const { reader, marks, depth } = place;
  const list = new BlockList(reader.schema);
  let caption: Node | undefined;
  let isAbove = false;
  for (const child of children) {
    if (typeof child === 'string' || child.tag !== 'figcaption' || caption) {
      reader.fill(list, [child], marks, depth);
      continue;
    }
    list.endLine();
    isAbove = list.nodes.length === 0;
    caption = partOf('figureCaption', child, deeper(place));
  }
  const body = list.finish();
  if (body.length === 0 || !caption) return body;
  return isAbove ? [caption, ...body] : [...body, caption];
}

/** Collapsible content with a summary; undefined without one. */
function detailsOf({ children }: MarkupElement, place: Place): Node[] | undefined {
  const summary = children.find(
    (child): child is MarkupElement => typeof child !== 'string' && child.tag === 'summary',
  );
  if (!summary) return undefined;
  const others = children.filter((child) => child !== summary);
  return [partOf('detailsSummary', summary, deeper(place)), ...blocksIn(place, others)];
}
