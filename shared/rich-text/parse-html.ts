import {
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  html,
  Parser,
  type ParserOptions,
  type Token,
} from 'parse5';
import type { MarkupNode } from './markup-tree';

type ChildNode = DefaultTreeAdapterTypes.ChildNode;

/** More elements inside each other than this are not opened: the cost of a parser grows with the square of them. */
const mostOpen = 250;

/** Leaves out start tags that stand too deep; what is in them stands where they would. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop < mostOpen) super.onStartTag(token);
  }
}

/** HTML as a browser reads it, without a browser. */
export function parseHtml(text: string): MarkupNode[] {
  // With scripts off, so that what stands for people without them is read too: both readings must be harmless.
  const options: ParserOptions<DefaultTreeAdapterMap> = { scriptingEnabled: false };
  const parser = BoundedParser.getFragmentParser(bodyOf(), options);
  parser.tokenizer.write(text, true);
  // Where they are: `getFragment` moves them one by one, each time past all that are left.
  return parser.document.childNodes.flatMap((root) => ('childNodes' in root ? nodesOf(root.childNodes) : []));
}

function bodyOf(): DefaultTreeAdapterTypes.Element {
  return {
    nodeName: 'div',
    tagName: 'div',
    namespaceURI: html.NS.HTML,
    attrs: [],
    childNodes: [],
    parentNode: null,
  };
}

function nodesOf(nodes: readonly ChildNode[]): MarkupNode[] {
  return nodes.flatMap((node): MarkupNode[] => {
    if ('value' in node) return [node.value];
    if (!('tagName' in node)) return [];
    const values = new Map(node.attrs.map(({ name, value }) => [name, value]));
    return [
      {
        tag: node.tagName,
        get: (name) => values.get(name) ?? null,
        names: [...values.keys()],
        children: nodesOf(node.childNodes),
      },
    ];
  });
}
