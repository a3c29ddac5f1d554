import { logoSizes, widthUrl } from '@galley/shared/image-rules';
import { escapeHtml } from './escape-html';
import { imageSource } from './image-source';
import type { SiteModel } from './site-model';

type Chosen = Pick<SiteModel, 'logoPictures' | 'logoUrl' | 'favicon'>;

/**
 * Returns the folder of the pictures that were made of the logo, or ''. Pictures made of another logo are not
 * shown.
 */
export function madeOfLogo({
  logoPictures,
  logoUrl,
  favicon,
}: Chosen): Record<keyof typeof logoSizes, string> {
  const { of = 0, icon = '', share = '' } = logoPictures ?? {};
  const beside = (imageUrl: string, chosen: string, size: number) =>
    imageUrl !== '' && imageUrl === chosen ? imageSource(widthUrl(imageUrl, of, size)) : '';
  return {
    icon: beside(icon, favicon || logoUrl, logoSizes.icon),
    touchIcon: beside(icon, favicon || logoUrl, logoSizes.touchIcon),
    share: beside(share, logoUrl, logoSizes.share),
  };
}

/** Renders the icon links of a document: the chosen icon, or else the one made of the logo. */
export function iconLinks(site: Chosen): string {
  const { icon, touchIcon } = madeOfLogo(site);
  const link = (rel: string, href: string) => (href ? `<link rel="${rel}" href="${escapeHtml(href)}">` : '');
  return link('icon', site.favicon ? imageSource(site.favicon) : icon) + link('apple-touch-icon', touchIcon);
}
