import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import {
  innerAttributes,
  type MarkDefinition,
  markDefinitions,
  type NodeDefinition,
  nodeDefinitions,
} from './definition';

/** The specification of a node, which the text editor's nodes also use. */
function nodeSpec(name: string, definition: NodeDefinition): NodeSpec {
  const { content, group, inline, code, tableRole } = definition;
  const inner = innerAttributes[name as keyof typeof innerAttributes] ?? {};
  return {
    attrs: {
      ...Object.fromEntries(Object.entries(inner).map(([key, usual]) => [key, { default: usual }])),
      ...Object.fromEntries(
        Object.entries(definition.attributes).map(([key, { default: usual }]) => [key, { default: usual }]),
      ),
    },
    ...(content !== undefined && { content }),
    ...(group !== undefined && { group }),
    ...(inline !== undefined && { inline }),
    ...(code !== undefined && { code }),
    ...(tableRole !== undefined && { tableRole }),
  };
}

function markSpec(name: string, { attributes, spellings }: MarkDefinition): MarkSpec {
  return {
    attrs: {
      ...(spellings && { as: { default: spellings[0] } }),
      ...Object.fromEntries(
        Object.entries(attributes).map(([key, { default: usual }]) => [key, { default: usual }]),
      ),
    },
    // Different marks can be combined; of two marks of the same kind, the inner one applies.
    excludes: name,
  };
}

/** The canonical format of all rich texts: a document of this schema, written as HTML. */
export const richTextSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...Object.fromEntries(
      Object.entries(nodeDefinitions).map(([name, definition]) => [name, nodeSpec(name, definition)]),
    ),
    text: { group: 'inline' },
  },
  marks: Object.fromEntries(
    Object.entries(markDefinitions).map(([name, definition]) => [name, markSpec(name, definition)]),
  ),
});
