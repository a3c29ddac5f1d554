import type { SiteModel } from './site-model';

/** The origin that the newsletter box posts to, or '' where the company has none: then there is no box. */
export function originOfNewsletter(site: Pick<SiteModel, 'newsletterUrl'>): string {
  return /^https:\/\//i.test(site.newsletterUrl) && URL.canParse(site.newsletterUrl)
    ? new URL(site.newsletterUrl).origin
    : '';
}
