import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from './link-address';

/** A link, or a button: a link of the class `button`. No other class is kept. */
const LinkOrButton = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      class: {
        default: null,
        parseHTML: (element: HTMLElement) => (element.classList.contains('button') ? 'button' : null),
      },
    };
  },
}).configure({
  openOnClick: false,
  autolink: false,
  isAllowedUri: (address) => isAllowedLink(address),
  HTMLAttributes: { target: null, rel: null, class: null },
});

/** TipTap writes widths into every table; the site's tables take the room that their text needs. */
const PlainTable = Table.extend({
  renderHTML({ HTMLAttributes }) {
    return ['table', HTMLAttributes, ['tbody', 0]];
  },
});

/** A picture keeps the side on which it stands: `data-align`, or a class in older texts. */
const PlacedImage = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), class: { default: null }, 'data-align': { default: null } };
  },
});

/** What the text editor can hold. Links come once, from here: StarterKit's own is off. */
export const richTextExtensions: Extensions = [
  // Level 1 has no tool, since a page has its name for it; the home page shows none, and keeps one it was given.
  StarterKit.configure({ heading: { levels: [1, 2, 3, 4] }, link: false }),
  LinkOrButton,
  TextAlign.configure({ types: ['heading', 'paragraph'], defaultAlignment: null }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  PlacedImage,
];

/**
 * The text as it is stored. An empty editor holds an empty paragraph, and one stands after a final table so that
 * one can go on writing there; neither is text.
 */
export function storedHtml(html: string): string {
  return html.replace(/(^|<\/table>|<\/blockquote>|<\/ul>|<\/ol>|<\/pre>|<hr>|<img[^>]*>)<p><\/p>$/, '$1');
}
