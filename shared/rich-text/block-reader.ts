import type { Mark, Node, NodeType, Schema } from 'prosemirror-model';
import type { BlockList } from './block-list';
import type { NodeName } from './definition';
import type { MarkupElement, MarkupNode } from './markup-tree';

/** What lists, tables and the like ask of who reads the whole text. */
export interface BlockReader {
  readonly schema: Schema;
  type(name: NodeName): NodeType;
  attributesOf(name: NodeName, element: MarkupElement): Record<string, unknown>;
  /** The blocks that stand in something. */
  blocks(nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): Node[];
  /** The same for what must not be empty. */
  someBlocks(nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): Node[];
  fill(list: BlockList, nodes: readonly MarkupNode[], marks: readonly Mark[], depth: number): void;
}
