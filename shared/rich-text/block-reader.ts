import type { Mark, Node, NodeType, Schema } from 'prosemirror-model';
import type { BlockList } from './block-list';
import type { NodeName } from './definition';
import type { MarkupElement, MarkupNode } from './markup-tree';

/** The functions of the whole reader that lists, tables and the like use. */
export interface BlockReader {
  readonly schema: Schema;
  type(name: NodeName): NodeType;
  attributesOf(name: NodeName, element: MarkupElement): Record<string, unknown>;
  /** The blocks in some content. */
  blocks(nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): Node[];
  /** The same for content that must not be empty. */
  someBlocks(nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): Node[];
  fill(list: BlockList, nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): void;
}
