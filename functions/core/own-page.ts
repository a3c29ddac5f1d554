/**
 * Whether a visitor's call comes from a page of the site itself, as far as the browser tells. Forms must work
 * without JavaScript, so no custom header can be required; the headers that browsers send by themselves must
 * match.
 */
export function isFromOwnPage(headers: Record<string, string | undefined>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  // A page whose referrer policy hides its origin sends 'null', but its browser vouches for it.
  if (origin === 'null') return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === headers['x-galley-host'];
}
