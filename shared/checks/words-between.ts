import { unescaped } from '../html-entities';
import { markupTokens } from '../rich-text/markup-tokens';

/** The elements with these tags in a text of our own making, each with the words in it. */
export function wordsBetween(html: string, tags: RegExp): { tag: string; words: string }[] {
  const found: { tag: string; words: string }[] = [];
  let open: { tag: string; words: string } | undefined;
  for (const { kind, tag, text } of markupTokens(html)) {
    if (kind === 'words' && open) open.words += text;
    if (kind === 'words' || !tags.test(tag)) continue;
    if (kind === 'start') {
      open = { tag, words: '' };
      found.push(open);
    } else open = undefined;
  }
  return found.map(({ tag, words }) => ({ tag, words: unescaped(words).trim() }));
}
