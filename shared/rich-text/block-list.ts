import type { Mark, Node, NodeType, Schema } from 'prosemirror-model';
import { TextRun } from './text-run';

/** The block for words outside of any block of their own, or the block that is currently open. */
interface Template {
  type: NodeType;
  attrs: Record<string, unknown>;
}

/** Collects the content of a node that contains blocks. */
export class BlockList {
  readonly nodes: Node[] = [];
  private run: TextRun;
  private template: Template;
  private readonly loose: Template;
  private readonly looseLists = new WeakSet<Node>();

  constructor(private readonly schema: Schema) {
    this.loose = { type: this.schema.nodes.paragraph as NodeType, attrs: { bare: true } };
    this.template = this.loose;
    this.run = this.newRun();
  }

  text(value: string, marks: readonly Mark[]): void {
    this.run.text(value, marks);
  }

  inline(node: Node): void {
    this.run.add(node);
  }

  /** Ends the current line: what follows does not join what came before. */
  endLine(): void {
    const content = this.run.finish();
    if (content.size > 0) {
      const { type, attrs } = this.template;
      this.nodes.push(type.create(attrs, content));
      // If a block is split by another one, only its first part keeps the id.
      this.template = { type, attrs: { ...attrs, id: null } };
    }
    this.run = this.newRun();
  }

  add(node: Node): void {
    this.endLine();
    this.nodes.push(node);
  }

  /** A block of words. `fill` adds its content, which may contain invalid nested blocks: they split it. */
  textBlock(type: NodeType, attrs: Record<string, unknown>, fill: () => void): void {
    this.endLine();
    const before = this.nodes.length;
    const id = attrs.id ?? this.waitingName();
    const outer = this.template;
    this.template = { type, attrs: { ...attrs, id } };
    this.run = this.newRun();
    fill();
    this.endLine();
    // An empty block is kept.
    if (this.nodes.length === before) this.nodes.push(type.create(this.template.attrs));
    this.template = outer;
    this.run = this.newRun();
  }

  /** Gives the id of an inline element to its block; false where the block already has one. */
  name(id: string): boolean {
    if (this.template.attrs.id) return false;
    this.template = { ...this.template, attrs: { ...this.template.attrs, id } };
    return true;
  }

  /** An id that precedes a block on its own belongs to that block. */
  private waitingName(): unknown {
    if (this.template.type !== this.loose.type || !this.template.attrs.bare) return null;
    const { id = null } = this.template.attrs;
    this.template = this.loose;
    return id;
  }

  /** A list item outside of a list: creates a list, together with adjacent items. */
  looseItem(item: Node): void {
    this.endLine();
    const last = this.nodes.at(-1);
    const isNext = last !== undefined && this.looseLists.has(last);
    if (isNext) this.nodes.pop();
    const list = (this.schema.nodes.bulletList as NodeType).create(
      null,
      isNext ? last.content.addToEnd(item) : item,
    );
    this.looseLists.add(list);
    this.nodes.push(list);
  }

  finish(): Node[] {
    this.endLine();
    return this.nodes;
  }

  private newRun(): TextRun {
    return new TextRun(this.schema, this.template?.type.spec.code === true);
  }
}
