import type { SentForm } from './sent-form';

/** No one reads a form and fills it in faster. */
const leastMs = 2_000;
const mostLinks = 2;
const link = /https?:\/\/|\bwww\.|\[url/gi;

/**
 * What makes a submission look like spam. It is kept apart, not refused: who sent it learns nothing, and an honest one
 * can be released. A page without its script has not measured any time; that alone is no sign.
 */
export function spamSignsOf({ website, elapsed, values }: SentForm): string[] {
  const links = [...values.values()].reduce((sum, value) => sum + (value.match(link)?.length ?? 0), 0);
  return [
    ...(website === '' ? [] : ['It filled in a hidden field.']),
    ...(elapsed !== undefined && elapsed < leastMs ? [`It was sent within ${leastMs / 1_000} seconds.`] : []),
    ...(links > mostLinks ? [`It contains ${links} links.`] : []),
  ];
}
