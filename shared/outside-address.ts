/** Longer ones are no use to visitors either. */
const longest = 2_000;

/** Names of a network of one's own: no visitor gets there, and the product must not. */
const privateName = /(^|\.)(localhost|local|internal|intranet|home|lan|corp|arpa)$/;

/**
 * The address of another site that a link leads to, as it is asked for: spelled in one way and without the name of a
 * part. Undefined for all that the product does not ask: other schemes, ports other than those of the web, names and
 * passwords, names of private networks. Which network a name leads to is known only when it is asked.
 */
export function readOutsideAddress(link: string): string | undefined {
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

/** What became of asking: an HTTP status, or one of these words. */
export const noAnswers = {
  noName: 'its domain no longer exists',
  certificate: 'browsers warn of its certificate',
  none: 'it did not answer',
} as const;
export type NoAnswer = keyof typeof noAnswers;
export type OutsideAnswer = number | NoAnswer;

/** What an answer says of a link. What may be a matter of the moment, or of who asks, is not known. */
export function verdictOf(answer: OutsideAnswer): 'well' | 'dead' | 'notKnown' {
  if (answer === 'noName' || answer === 'certificate' || answer === 404 || answer === 410) return 'dead';
  return typeof answer === 'number' && answer >= 200 && answer < 400 ? 'well' : 'notKnown';
}

/** The answer in words that follow the address: 'there is no such page any more (404)'. */
export function answerWords(answer: string): string {
  if (answer === '404') return 'there is no such page (404)';
  if (answer === '410') return 'the page was removed permanently (410)';
  const words: Record<string, string | undefined> = noAnswers;
  return words[answer] ?? `it answered ${answer}`;
}
