import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';
import { withoutControls } from './attributes';

/** Words, pictures and line breaks in a row. Spaces that a browser would not show are left out. */
export class TextRun {
  private readonly nodes: Node[] = [];

  constructor(
    private readonly schema: Schema,
    /** Spaces and line breaks stand as they are. */
    private readonly isCode: boolean,
  ) {}

  text(value: string, marks: readonly Mark[]): void {
    let text = withoutControls(value.replace(/\r\n?/g, '\n').replaceAll('\f', this.isCode ? '' : ' '));
    if (!this.isCode) {
      text = text.replace(/[ \t\n]+/g, ' ');
      if (text.startsWith(' ') && this.hidesSpace()) text = text.slice(1);
    }
    if (text !== '') this.nodes.push(this.schema.text(text, marks));
  }

  add(node: Node): void {
    if (node.type.name === 'hardBreak') this.trim();
    this.nodes.push(node);
  }

  finish(): Fragment {
    this.trim();
    return Fragment.fromArray(this.nodes);
  }

  /** At the beginning, behind a line break and behind another space, a space does not show. */
  private hidesSpace(): boolean {
    const last = this.nodes.at(-1);
    return !last || last.type.name === 'hardBreak' || (last.text?.endsWith(' ') ?? false);
  }

  private trim(): void {
    const last = this.nodes.at(-1);
    if (this.isCode || !last?.text?.endsWith(' ')) return;
    this.nodes.pop();
    const text = last.text.slice(0, -1);
    if (text !== '') this.nodes.push(this.schema.text(text, last.marks));
  }
}
