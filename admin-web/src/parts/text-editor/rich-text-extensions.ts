import { type MarkName, markDefinitions, type NodeName } from '@galley/shared/rich-text/definition';
import { type Extensions, Mark, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Image } from '@tiptap/extension-image';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Underline } from '@tiptap/extension-underline';
import { Plugin } from '@tiptap/pm/state';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from '../links/link-url';
import { markFields, nodeFields } from './defined-extensions';

/** Marks with a tool or a key; the others are kept, and copied with their text. */
const marksWithTools: Partial<Record<MarkName, Mark>> = {
  link: Link.configure({
    openOnClick: false,
    autolink: false,
    isAllowedUri: (url) => isAllowedLink(url),
  }) as Mark,
  bold: Bold as Mark,
  italic: Italic as Mark,
  underline: Underline as Mark,
  strike: Strike as Mark,
  code: Code as Mark,
};

/** A click on the summary of details edits it, instead of closing the details. */
const Details = Node.create({
  ...nodeFields('details'),
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          click: (_view, event) => {
            if (event.target instanceof Element && event.target.closest('summary')) event.preventDefault();
            return false;
          },
        },
      },
    }),
  ],
});

const nodesWithoutTools: readonly NodeName[] = [
  ...(['figure', 'figureCaption', 'definitionList', 'definitionTerm', 'definitionDescription'] as const),
  ...(['detailsSummary', 'captionedTable', 'tableCaption', 'division'] as const),
];

/** What the text editor can hold: exactly what `shared/rich-text/definition.ts` defines. */
const extensions = (undoRedo: false | Record<string, never>): Extensions => [
  StarterKit.configure({
    undoRedo,
    ...{ blockquote: false, bold: false, bulletList: false, code: false, codeBlock: false, hardBreak: false },
    ...{
      heading: false,
      horizontalRule: false,
      italic: false,
      link: false,
      listItem: false,
      orderedList: false,
    },
    ...{ paragraph: false, strike: false, underline: false },
  }),
  Paragraph.extend(nodeFields('paragraph')),
  Heading.extend(nodeFields('heading')),
  BulletList.extend(nodeFields('bulletList')),
  OrderedList.extend(nodeFields('orderedList')),
  ListItem.extend(nodeFields('listItem')),
  Blockquote.extend(nodeFields('blockquote')),
  CodeBlock.extend(nodeFields('codeBlock')),
  HorizontalRule.extend(nodeFields('horizontalRule')),
  Table.extend(nodeFields('table')),
  TableRow.extend(nodeFields('tableRow')),
  TableCell.extend(nodeFields('tableCell')),
  TableHeader.extend(nodeFields('tableHeader')),
  Image.extend(nodeFields('image')),
  HardBreak.extend(nodeFields('hardBreak')),
  Details,
  ...nodesWithoutTools.map((name) => Node.create(nodeFields(name))),
  ...(Object.keys(markDefinitions) as MarkName[]).map(
    (name) => marksWithTools[name]?.extend(markFields(name)) ?? Mark.create(markFields(name)),
  ),
  // The attribute comes from the definition; this adds the commands.
  TextAlign.extend({ addGlobalAttributes: () => [] }).configure({
    types: ['heading', 'paragraph'],
    defaultAlignment: null,
  }),
];

export const richTextExtensions = extensions({});
/** For text on a page, where undo belongs to the page. */
export const withoutHistory = extensions(false);
