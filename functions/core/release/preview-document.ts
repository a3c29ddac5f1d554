import { assemblePage } from '@galley/public-web/assemble';
import type { ChromeFragments, PageFragments } from '@galley/public-web/site-model';

/** A preview must never be indexed, wherever its document ends up. */
const noIndex = '<meta name="robots" content="noindex">';

/** A page's document with the company's chrome, assembled now instead of during a visit. */
export function previewDocument(chrome: ChromeFragments, fragments: PageFragments): string {
  const page = { ...fragments, head: noIndex + fragments.head };
  return assemblePage(chrome, page, { path: fragments.fullUrl, origin: '' });
}
