import { limits } from './limits';

/** The letters and digits of a text that a URL may contain: without accents, in lower case, at most 60. */
export function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, limits.friendlyUrl);
}

/**
 * Suggestions for a page's Friendly URL, made from its name. Both are empty where no character of the name is
 * suitable.
 */
export interface SuggestedUrls {
  /** Letters and digits only: `summeropenday`. */
  joined: string;
  /** With a hyphen between words: `summer-open-day`. */
  hyphenated: string;
}

/** The suggestions for a page's name, in Latin letters whatever its script is. */
export async function suggestFriendlyUrls(name: string): Promise<SuggestedUrls> {
  const latin = await inLatinLetters(name);
  const words = latin.toLowerCase().replace(/['’]/g, '');
  const hyphenated = words.replace(/[^a-z0-9]+/g, '-').replace(/^-/, '');
  return {
    joined: lettersAndDigits(latin),
    hyphenated: hyphenated.slice(0, limits.friendlyUrl).replace(/-$/, ''),
  };
}

const isAscii = (text: string) => [...text].every((character) => character <= '\u007f');

/** The transliteration table has half a megabyte, and most names do not need it. */
async function inLatinLetters(text: string): Promise<string> {
  const composed = text.normalize('NFKC');
  if (isAscii(composed)) return composed;
  const { default: anyAscii } = await import('any-ascii');
  return anyAscii(composed);
}
