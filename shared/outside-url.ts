/** Longer URLs are useless to visitors, too. */
const longest = 2_000;

/** Names of private networks, which visitors cannot reach and the product must not access. */
const privateName = /(^|\.)(localhost|local|internal|intranet|home|lan|corp|arpa)$/;

/**
 * The normalised URL of a link to another site, without its fragment, for checking it. Undefined for
 * everything that the product does not request: other schemes, unusual ports, user names and passwords, names
 * of private networks. Which network a name resolves to is only checked during the request.
 */
export function readOutsideUrl(link: string): string | undefined {
  const trimmed = link.trim();
  if (trimmed.length > longest || !/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  if (url.username !== '' || url.password !== '') return undefined;
  if (!['', '80', '443'].includes(url.port)) return undefined;
  const name = url.hostname.replace(/\.$/, '');
  if (!/[.:]/.test(name) || privateName.test(name)) return undefined;
  url.hash = '';
  return url.href;
}

/** The result of a check: an HTTP status, or one of these words. */
const noResponses = {
  noName: 'its domain no longer exists',
  certificate: 'browsers warn of its certificate',
  none: 'it did not answer',
} as const;
export type NoResponse = keyof typeof noResponses;
export type OutsideResponse = number | NoResponse;

/** The verdict about a link. Results that may be temporary, or depend on the client, are inconclusive. */
export function verdictOf(response: OutsideResponse): 'well' | 'dead' | 'notKnown' {
  if (response === 'noName' || response === 'certificate' || response === 404 || response === 410)
    return 'dead';
  return typeof response === 'number' && response >= 200 && response < 400 ? 'well' : 'notKnown';
}

/** The result in words that follow the URL: 'there is no such page any more (404)'. */
export function responseWords(response: string): string {
  if (response === '404') return 'there is no such page (404)';
  if (response === '410') return 'the page was removed permanently (410)';
  const words: Record<string, string | undefined> = noResponses;
  return words[response] ?? `it answered ${response}`;
}
