import { logoSizes, widthUrl } from '@galley/shared/image-rules';
import { escapeHtml } from './escape-html';
import { imageSource } from './image-source';
import type { SiteModel } from './site-model';

type Chosen = Pick<SiteModel, 'logoPictures' | 'logoUrl' | 'favicon'>;

/** Where the pictures lie that were made of the logo, or ''. What was made of another logo is not shown. */
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

/** The icons of a document: the one that was chosen, else what was made of the logo. */
export function iconLinks(site: Chosen): string {
  const { icon, touchIcon } = madeOfLogo(site);
  const link = (rel: string, href: string) => (href ? `<link rel="${rel}" href="${escapeHtml(href)}">` : '');
  return link('icon', site.favicon ? imageSource(site.favicon) : icon) + link('apple-touch-icon', touchIcon);
}
