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

/**
 * Elements nested deeper than this are not opened, because a parser's cost grows with the square of the
 * depth.
 */
const mostOpen = 250;

/** Ignores start tags that are nested too deep; their content is kept in the surrounding element. */
class BoundedParser extends Parser<DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    if (this.openElements.stackTop < mostOpen) super.onStartTag(token);
  }
}

/** Parses HTML like a browser. */
export function parseHtml(text: string): MarkupNode[] {
  // With scripts off, so that content for browsers without scripts is read, too: both interpretations must be
  // harmless.
  const options: ParserOptions<DefaultTreeAdapterMap> = { scriptingEnabled: false };
  const parser = BoundedParser.getFragmentParser(bodyOf(), options);
  parser.tokenizer.write(text, true);
  // Reads the nodes in place: `getFragment` moves them one by one, which takes quadratic time.
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
