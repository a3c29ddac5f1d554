import { newsletterOrigin } from '@galley/shared/https-origin';
import type { SiteModel } from './site-model';

/**
 * Returns the origin that the newsletter box posts to, or '' where the company has none that a policy may
 * name: then there is no box. It is built from the parsed host, so that nothing but a host name gets into the
 * policy.
 */
export function originOfNewsletter(site: Pick<SiteModel, 'newsletterUrl'>): string {
  return newsletterOrigin(site.newsletterUrl) ?? '';
}
