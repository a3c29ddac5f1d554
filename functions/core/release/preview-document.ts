import { assemblePage } from '@galley/public-web/assemble';
import type { PageFragments } from '@galley/public-web/site-model';
import type { SiteRenderer } from './renderer';

/** A preview is no one's to find, wherever its document ends up. */
const noIndex = '<meta name="robots" content="noindex">';

/** A page's document with the company's chrome around it, made now instead of at a visit. */
export function previewDocument(renderer: SiteRenderer, fragments: PageFragments): string {
  const page = { ...fragments, head: noIndex + fragments.head };
  return assemblePage(renderer.chrome(), page, { path: fragments.fullUrl, origin: '' });
}
