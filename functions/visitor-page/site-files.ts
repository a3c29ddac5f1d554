import { escapeHtml } from '@galley/public-web/escape-html';
import type { SitemapEntry } from '../core/release/sitemap';

/** `sitemap.xml`: the pages with absolute URLs, as the protocol requires. */
export function sitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map(
    ({ path, changedOn }) =>
      `<url><loc>${escapeHtml(origin + encodeURI(path))}</loc><lastmod>${changedOn}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`;
}

/** `robots.txt`: allows everything except the API, and names the sitemap. */
export function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`;
}
