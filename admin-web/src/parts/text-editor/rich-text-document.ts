import type { MarkupNode } from '@galley/shared/rich-text/markup-tree';
import { richTextSchema } from '@galley/shared/rich-text/schema';
import { toDocument } from '@galley/shared/rich-text/to-document';
import { toHtml } from '@galley/shared/rich-text/to-html';
import type { JSONContent } from '@tiptap/core';
import type { Node as DocumentNode } from '@tiptap/pm/model';

/** Reads a stored text as a document, as the server does, but with the browser's parser. */
export function readDocument(html: string): DocumentNode {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The server checked when it stored them that they belong to the company.
  const isOwnPicture = (src: string) => src.startsWith('/images/');
  return toDocument(richTextSchema, nodesOf(body), { isOwnPicture }).document;
}

/** The initial content of the text editor. */
export function contentOf(html: string): JSONContent {
  return readDocument(html).toJSON();
}

/** The text of an editor in its stored form. */
export function storedHtml(document: DocumentNode): string {
  return toHtml(document);
}

function nodesOf(parent: ParentNode & Node): MarkupNode[] {
  return [...parent.childNodes].flatMap((node): MarkupNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? ''];
    if (!(node instanceof Element)) return [];
    return [
      {
        tag: node.tagName.toLowerCase(),
        get: (name) => node.getAttribute(name),
        names: node.getAttributeNames(),
        children: nodesOf(node),
      },
    ];
  });
}
