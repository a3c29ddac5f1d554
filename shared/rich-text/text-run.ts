import { Fragment, type Mark, type Node, type Schema } from 'prosemirror-model';
import { withoutControls } from './attributes';

/** A sequence of words, pictures and line breaks. Spaces that a browser would not display are removed. */
export class TextRun {
  private readonly nodes: Node[] = [];

  constructor(
    private readonly schema: Schema,
    /** Spaces and line breaks are preserved. */
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

  /** A space is not displayed at the beginning, after a line break and after another space. */
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
