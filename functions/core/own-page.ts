/**
 * Whether a visitor's call comes from a page of the site itself, as far as his browser says. It must work without
 * JavaScript, so no header of ours can be asked for; what browsers send by themselves must fit.
 */
export function isFromOwnPage(headers: Record<string, string | undefined>): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  // A page that tells no one where it is (its referrer policy) has no origin to send, but its browser vouches for it.
  if (origin === 'null') return site === 'same-origin';
  return URL.canParse(origin) && new URL(origin).host === headers['x-galley-host'];
}
