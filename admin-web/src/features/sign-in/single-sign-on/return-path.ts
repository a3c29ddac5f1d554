import { linkTo } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';

/** The default screen after signing in. */
const startPath = linkTo('home');

/** A URL that does not lead back into this app. */
export class ForeignReturn extends Error {
  constructor() {
    super(messages.foreignReturn);
    this.name = 'ForeignReturn';
  }
}

// Browsers read a backslash as a slash and ignore tabs and line breaks anywhere.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const misread = /[\\\u0000-\u0020\u007f-\u00a0\u2028\u2029]/;
/** Encoded slashes, backslashes, control characters and percent signs: our own paths have none, attacks do. */
const hidden = /%(2f|5c|25|[01][0-9a-f]|20|7f)/i;

/**
 * The path of this app that a `returnUrl` names: a path, or a full URL of this origin.
 * @throws ForeignReturn for anything that could be read as a URL of another host
 */
export function returnPathOf(returnUrl: string | null, origin: string): string {
  if (!returnUrl) return startPath;
  const path = returnUrl.startsWith(`${origin}/`) ? returnUrl.slice(origin.length) : returnUrl;
  const [place = ''] = path.split(/[?#]/);
  const isPath = place.startsWith('/') && !place.startsWith('//');
  if (!isPath || misread.test(path) || hidden.test(place)) throw new ForeignReturn();
  if (!URL.canParse(path, origin)) throw new ForeignReturn();
  const url = new URL(path, origin);
  // Normalised, `/.//host` begins with two slashes and would lead to that host.
  if (url.origin !== origin || url.pathname.startsWith('//')) throw new ForeignReturn();
  return url.pathname + url.search + url.hash;
}
