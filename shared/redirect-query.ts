/**
 * The query parameters by which other systems identify pages: WordPress' numbers and names, Joomla's,
 * Drupal's. They are part of the edge's cache key, which allows only ten names, so no other parameters are
 * supported.
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

/** The part of a query string that counts for redirects, in normal form; '' where no parameter counts. */
export function redirectQuery(query: string): string {
  const asked = new URLSearchParams(query);
  return redirectQueryNames
    .flatMap((name) => {
      const value = asked.get(name)?.toLowerCase();
      return value ? [`${name}=${encodeURIComponent(value)}`] : [];
    })
    .join('&');
}
