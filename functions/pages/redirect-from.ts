import { limits } from '@galley/shared/limits';
import { messages } from '@galley/shared/messages';
import { redirectQuery, redirectQueryNames } from '@galley/shared/redirect-query';
import { isSitePath } from '../core/pages/reserved-paths';
import { isPattern, mostPatternParts } from '../core/release/redirect-patterns';
import { readOldUrl } from '../core/site-urls';

/** A path to redirect, `/old`, `/?p=358` or `/tag/*`; or the reason why it cannot be redirected. */
export type RedirectFrom = { from: string } | { error: string };

/** Parses the path that a user wants to redirect. */
export function readRedirectFrom(text: string): RedirectFrom {
  const url = readOldUrl(text);
  if (!url) {
    return {
      error: `From must be an address, beginning with / or https://, of at most ${limits.redirectPath} characters.`,
    };
  }
  const { path, suffix } = url;
  if (isSitePath(path)) return { error: messages.reservedPath };
  if (suffix.includes('#')) return { error: 'From may not have a #: browsers do not send what follows it.' };
  const error = suffix === '' ? errorOfStar(path) : errorOfQuery(path, suffix);
  if (error) return { error };
  const query = redirectQuery(suffix);
  const from = query === '' ? path : `${path}?${query}`;
  const isLong = Buffer.byteLength(from) > limits.redirectPath;
  return isLong ? { error: `From may have at most ${limits.redirectPath} characters.` } : { from };
}

function errorOfStar(path: string): string | undefined {
  if (!path.includes('*')) return undefined;
  if (!isPattern(path) || path.indexOf('*') < path.length - 1) {
    return 'A * matches everything under an address, so it may only be the last part, like /tag/*.';
  }
  if (path === '/*') return 'Name at least one part before the *, like /tag/*: /* would take every address.';
  const parts = path.split('/').length - 2;
  return parts > mostPatternParts
    ? `An address with a * may have at most ${mostPatternParts} parts before it.`
    : undefined;
}

function errorOfQuery(path: string, suffix: string): string | undefined {
  if (path.includes('*')) return 'An address with a * may not have a ?.';
  const names = [...new URLSearchParams(suffix).keys()];
  const other = names.find((name) => !redirectQueryNames.some((counted) => counted === name));
  if (other === undefined && redirectQuery(suffix) !== '') return undefined;
  const counted = `After a ? only these names count: ${redirectQueryNames.join(', ')}.`;
  return other ? `${counted} '${other}' is none of them.` : `${counted} One of them needs a value.`;
}
