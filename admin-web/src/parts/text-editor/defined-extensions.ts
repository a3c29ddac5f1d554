import { type Attribute, type AttributeValue, readAttributes } from '@galley/shared/rich-text/attributes';
import {
  innerAttributes,
  type MarkDefinition,
  type MarkName,
  markDefinitions,
  type NodeDefinition,
  type NodeName,
  nodeDefinitions,
} from '@galley/shared/rich-text/definition';
import { openingOf, openingOfMark } from '@galley/shared/rich-text/to-html';
import type { Attribute as EditorAttribute } from '@tiptap/core';
import type { DOMOutputSpec, Mark, Node, TagParseRule } from '@tiptap/pm/model';

/**
 * Derives the text editor's extensions from the one definition of rich text, so that the editor can hold whatever the
 * server keeps. An extension adds commands and keys; names, content, attributes and HTML come from here.
 */

type EditorAttributes = Record<string, Partial<EditorAttribute>>;

/** Attributes of one block only, which the second half of a split does not inherit. */
const ownOnly = new Set(['id', 'bare', 'value']);

function editorAttribute(name: string, { default: usual, read }: Attribute): Partial<EditorAttribute> {
  return {
    default: usual,
    keepOnSplit: !ownOnly.has(name),
    parseHTML: (element) => read((attribute) => element.getAttribute(attribute)),
  };
}

function defined(attributes: NodeDefinition['attributes']): EditorAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]) => [name, editorAttribute(name, attribute)]),
  );
}

/** Attributes without HTML equivalents become `data-…` while text is cut, copied and dragged in the editor. */
function inner(name: NodeName): EditorAttributes {
  return Object.fromEntries(
    Object.entries(innerAttributes[name] ?? {}).map(([attribute, usual]) => [
      attribute,
      {
        default: usual,
        keepOnSplit: !ownOnly.has(attribute),
        parseHTML: (element: HTMLElement) => carried(element, attribute, usual),
      },
    ]),
  );
}

function carried(element: HTMLElement, attribute: string, usual: AttributeValue): AttributeValue {
  if (attribute === 'level') return Number(element.tagName.slice(1));
  const value = element.dataset[attribute];
  return value === undefined ? usual : typeof usual === 'boolean' ? true : value;
}

/** How a node is rendered in the editor: as on the site, plus what the editor must recognise. */
function shown(name: NodeName, node: Node): DOMOutputSpec {
  if (name === 'captionedTable') return ['div', { 'data-captioned-table': '' }, 0];
  const { tag, attributes } = openingOf(node);
  const carriedOnes = Object.entries(innerAttributes[name] ?? {})
    .filter(([attribute, usual]) => attribute !== 'level' && node.attrs[attribute] !== usual)
    .map(([attribute]) => [`data-${attribute}`, String(node.attrs[attribute])]);
  const all = Object.fromEntries([...attributes, ...carriedOnes]);
  // A caption outside of a table, and closed details, could not be edited.
  if (name === 'tableCaption') return ['div', { ...all, 'data-table-caption': '' }, 0];
  if (name === 'details')
    return ['details', { ...all, open: '', ...(!node.attrs.open && { 'data-closed': '' }) }, 0];
  if (name === 'table') return ['table', all, ['tbody', 0]];
  return node.isLeaf ? [tag, all] : [tag, all, 0];
}

function rulesOf(name: NodeName): TagParseRule[] {
  if (name === 'captionedTable') return [{ tag: 'div[data-captioned-table]', priority: 60 }];
  if (name === 'tableCaption') return [{ tag: 'div[data-table-caption]', priority: 60 }];
  const { tags, code }: NodeDefinition = nodeDefinitions[name];
  return tags.map((tag) => ({ tag, ...(code && { preserveWhitespace: 'full' as const }) }));
}

/** The fields of a node's extension. */
export function nodeFields(name: NodeName) {
  const {
    content,
    group,
    inline = false,
    code = false,
    tableRole,
    attributes,
  }: NodeDefinition = nodeDefinitions[name];
  return {
    name,
    ...(content !== undefined && { content }),
    group: group ?? '',
    inline,
    code,
    // Text may have every mark everywhere.
    ...(content === 'inline*' && { marks: '_' }),
    ...(tableRole !== undefined && { tableRole }),
    addAttributes: () => ({
      ...inner(name),
      ...defined(attributes),
      ...(name === 'details' && { open: openAttribute }),
    }),
    parseHTML: () => rulesOf(name),
    renderHTML: ({ node }: { node: Node }) => shown(name, node),
  };
}

const openAttribute: Partial<EditorAttribute> = {
  default: false,
  parseHTML: (element) => element.hasAttribute('open') && !element.hasAttribute('data-closed'),
};

/** The fields of a mark's extension. */
export function markFields(name: MarkName) {
  const { tags, spellings, attributes, needs, isMeant }: MarkDefinition = markDefinitions[name];
  const isKept = (element: HTMLElement) => {
    const get = (attribute: string) => element.getAttribute(attribute);
    const values = readAttributes(attributes, get);
    return isMeant?.(get) !== false && (!needs || needs.some((needed) => values[needed] !== null));
  };
  const as: Partial<EditorAttribute> = {
    default: spellings?.[0],
    parseHTML: (element) => {
      const tag = element.tagName.toLowerCase();
      return spellings?.includes(tag) ? tag : spellings?.[0];
    },
  };
  return {
    name,
    excludes: name,
    addAttributes: () => ({ ...(spellings && { as }), ...defined(attributes) }),
    parseHTML: () =>
      tags.map((tag) => ({ tag, getAttrs: (element: HTMLElement) => (isKept(element) ? null : false) })),
    renderHTML: ({ mark }: { mark: Mark }): DOMOutputSpec => {
      const { tag, attributes: written } = openingOfMark(mark);
      return [tag, Object.fromEntries(written), 0];
    },
  };
}
