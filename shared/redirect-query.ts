/**
 * What of a query tells the pages of other systems apart: WordPress' numbers and names, Joomla's, Drupal's. The edge
 * keeps an answer for each of their values and passes them on; it takes ten names, and no others count.
 */
export const redirectQueryNames = [
  'p',
  'page_id',
  'attachment_id',
  'cat',
  'tag',
  'author',
  'm',
  'id',
  'view',
  'q',
] as const;

/** The part of a query that counts for redirects, in one form however it was written; '' where nothing of it does. */
export function redirectQuery(query: string): string {
  const asked = new URLSearchParams(query);
  return redirectQueryNames
    .flatMap((name) => {
      const value = asked.get(name)?.toLowerCase();
      return value ? [`${name}=${encodeURIComponent(value)}`] : [];
    })
    .join('&');
}
