import { normalizePath } from '../core/release/normalize-path';

/**
 * The page that a form was sent from: according to the form, else to the browser, else the home page.
 * Whatever the input, the result is a path of this site.
 */
export function pagePathOf(said: string, headers: Record<string, string | undefined>): string {
  const site = `http://${headers['x-galley-host'] ?? 'site'}`;
  for (const url of [said, headers.referer ?? '']) {
    if (url === '' || !URL.canParse(url, site)) continue;
    const { host, pathname } = new URL(url, site);
    if (host !== new URL(site).host || pathname.toLowerCase().startsWith('/api/')) continue;
    const path = normalizePath(pathname);
    if (path && /^\/(?!\/)/.test(path) && !path.includes('\\')) return path;
  }
  return '/';
}

/** The URL at which the page shows that the form was sent. */
export function returnUrl(path: string, formOnPage: string): string {
  const part = isFormOnPage(formOnPage) ? `#${formOnPage}-sent` : '';
  return encodePath(path) + part;
}

/** A path, encoded for a URL. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** The id of a form on a page, in the page's spelling. */
export function isFormOnPage(text: string): boolean {
  return /^f\d{1,16}$/.test(text);
}
