import type { SentForm } from './sent-form';

/** Faster than any person can read and fill in a form. */
const leastMs = 2_000;
const mostLinks = 2;
const link = /https?:\/\/|\bwww\.|\[url/gi;

/**
 * The spam signals of a submission. It is held back instead of being refused: the sender learns nothing, and
 * an honest submission can be released. A page without its script has measured no time, which alone is not a
 * signal.
 */
export function spamSignalsOf({ website, elapsed, values }: SentForm): string[] {
  const links = [...values.values()].reduce((sum, value) => sum + (value.match(link)?.length ?? 0), 0);
  return [
    ...(website === '' ? [] : ['It filled in a hidden field.']),
    ...(elapsed !== undefined && elapsed < leastMs ? [`It was sent within ${leastMs / 1_000} seconds.`] : []),
    ...(links > mostLinks ? [`It contains ${links} links.`] : []),
  ];
}
