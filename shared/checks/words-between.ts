import { unescaped } from '../html-entities';
import { markupTokens } from '../rich-text/markup-tokens';

interface Words {
  tag: string;
  /** The target of a link. */
  href: string | undefined;
  words: string;
}

/** The elements with these tags in a sanitised text, each with its words. */
export function wordsBetween(html: string, tags: RegExp): Words[] {
  const found: Words[] = [];
  let open: Words | undefined;
  for (const { kind, tag, text, attributes } of markupTokens(html)) {
    if (kind === 'words' && open) open.words += text;
    if (kind === 'words' || !tags.test(tag)) continue;
    if (kind === 'start') {
      const href = attributes().get('href');
      open = { tag, href: href && unescaped(href), words: '' };
      found.push(open);
    } else open = undefined;
  }
  return found.map(({ words, ...of }) => ({ ...of, words: unescaped(words).trim() }));
}
