import type { Mark, Node, NodeType, Schema } from 'prosemirror-model';
import { TextRun } from './text-run';

/** What words become that stand in no block of their own, or in the one that is open. */
interface Template {
  type: NodeType;
  attrs: Record<string, unknown>;
}

/** The content of something that holds blocks, as it is put together. */
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

  /** What comes next does not join what came before. */
  endLine(): void {
    const content = this.run.finish();
    if (content.size > 0) {
      const { type, attrs } = this.template;
      this.nodes.push(type.create(attrs, content));
      // A block that is cut by another one is named once.
      this.template = { type, attrs: { ...attrs, id: null } };
    }
    this.run = this.newRun();
  }

  add(node: Node): void {
    this.endLine();
    this.nodes.push(node);
  }

  /** A block of words. `fill` adds what stands in it, which may hold blocks too, against the rules: they cut it. */
  textBlock(type: NodeType, attrs: Record<string, unknown>, fill: () => void): void {
    this.endLine();
    const before = this.nodes.length;
    const id = attrs.id ?? this.waitingName();
    const outer = this.template;
    this.template = { type, attrs: { ...attrs, id } };
    this.run = this.newRun();
    fill();
    this.endLine();
    // An empty one keeps its place.
    if (this.nodes.length === before) this.nodes.push(type.create(this.template.attrs));
    this.template = outer;
    this.run = this.newRun();
  }

  /** An id of something inside a line belongs to the block; false where that has one already. */
  name(id: string): boolean {
    if (this.template.attrs.id) return false;
    this.template = { ...this.template, attrs: { ...this.template.attrs, id } };
    return true;
  }

  /** An id that stood before a block, in nothing else, is the block's. */
  private waitingName(): unknown {
    if (this.template.type !== this.loose.type || !this.template.attrs.bare) return null;
    const { id = null } = this.template.attrs;
    this.template = this.loose;
    return id;
  }

  /** An item that stands in no list: it makes one, together with those beside it. */
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
