import { markupTokens } from './markup-tokens';

const voids: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
/** Their end tags are optional. */
const openEnded: ReadonlySet<string> = new Set(['option']);
/** Elements that end an open paragraph in a browser, whatever the end tags. */
const endsParagraph: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr main menu nav ol p pre section table ul'
  ).split(' '),
);
/** Browsers move misplaced parts of a table: each part, and the elements that may contain it. */
const holders: Readonly<Record<string, readonly string[]>> = {
  caption: ['table'],
  colgroup: ['table'],
  col: ['colgroup'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['thead', 'tbody', 'tfoot'],
  td: ['tr'],
  th: ['tr'],
};
const tableParts: ReadonlySet<string> = new Set([...Object.values(holders).flat()]);
/** Elements that cannot be nested in themselves. */
const neverNested: ReadonlySet<string> = new Set(['a', 'button', 'form']);

/**
 * Why a piece of HTML is not one well-formed element; undefined where it is (or is empty). Pages are
 * assembled from such pieces, which must neither break out of their place nor swallow what follows. It is
 * strict where browsers correct errors.
 */
export function markupError(html: string): string | undefined {
  const open: string[] = [];
  let roots = 0;
  for (const { kind, tag, text, isClosed } of markupTokens(html)) {
    if (kind === 'words') {
      if (text === '<') return 'a “<” that begins no element';
      const parent = open.at(-1);
      if (!parent) return `words outside of every element: ${text.slice(0, 40)}`;
      if (tableParts.has(parent) && text.trim() !== '') return `words in <${parent}>`;
      continue;
    }
    if (kind === 'end') {
      if (open.pop() !== tag) return `an end tag that ends nothing: </${tag}>`;
      continue;
    }
    const error = misplaced(tag, open);
    if (error) return error;
    if (open.length === 0) roots += 1;
    if (roots > 1) return `a second element: <${tag}>`;
    if (!isClosed && !voids.has(tag) && !openEnded.has(tag)) open.push(tag);
  }
  return open.length > 0 ? `an element that does not end: <${open.at(-1)}>` : undefined;
}

function misplaced(tag: string, open: readonly string[]): string | undefined {
  const parent = open.at(-1);
  if (endsParagraph.has(tag) && open.includes('p')) return `<${tag}> inside of a paragraph`;
  if (neverNested.has(tag) && open.includes(tag)) return `<${tag}> inside of itself`;
  const needed = holders[tag];
  if (needed && !(parent && needed.includes(parent))) return `<${tag}> outside of <${needed[0]}>`;
  return parent && tableParts.has(parent) && !holders[tag] ? `<${tag}> in <${parent}>` : undefined;
}
