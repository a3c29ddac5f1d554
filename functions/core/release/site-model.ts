import type { SiteModel } from '@galley/public-web/site-model';
import { dayFields, holidaysIn } from '@galley/shared/opening-hours';
import { socialLinkFields } from '@galley/shared/schemas/site';
import { knownTheme } from '@galley/shared/theme/known-theme';
import type { Theme } from '@galley/shared/theme/theme-words';
import { timeZoneOf } from '../companies/time-zone';
import type { PageTree } from '../pages/page-tree';
import type { SiteParts } from './site';

/** The target of the header's button; undefined where visitors cannot open that page. */
export function headerLink({ headerAction, actionPageId, actionLabel }: Theme, tree: PageTree) {
  const page = headerAction === 'page' && actionPageId !== null ? tree.page(actionPageId) : undefined;
  if (!page || !tree.isPublic(page)) return undefined;
  return { label: actionLabel || page.name, href: tree.fullUrlOf(page) };
}

/** The parts that depend on pages; only the chrome has them. */
type OfPages = 'menu' | 'offMenuParents' | 'headerLink';

/** What the public site is rendered from: the part of the stored settings that visitors may see. */
export function siteModelOf(site: SiteParts): Omit<SiteModel, OfPages> {
  const { company, settings, footer } = site;
  const social = Object.fromEntries(
    socialLinkFields.map((field) => [field, settings?.[field] ?? '']).filter(([, link]) => link !== ''),
  );
  const theme = site.theme?.theme ? knownTheme(site.theme.theme) : undefined;
  return {
    companyKey: company.key,
    companyName: settings?.companyName || company.name,
    copyrightName: settings?.copyrightName || company.name,
    address: settings?.address ?? '',
    telephone: settings?.telephone ?? '',
    ...(settings?.telephoneShown && { telephoneShown: settings.telephoneShown }),
    hours: dayFields.map((field) => settings?.[field] ?? ''),
    holidays: holidaysIn(settings?.holidays ?? ''),
    country: company.country,
    logoUrl: settings?.logoUrl ?? '',
    darkLogoUrl: settings?.darkLogoUrl ?? '',
    social,
    newsletterUrl: settings?.newsletterUrl ?? '',
    language: settings?.language || 'en-US',
    timeZone: timeZoneOf(settings),
    primaryColor: settings?.primaryColor ?? '',
    font: settings?.font || 'system',
    ...(theme && { theme }),
    ...(site.logoPictures && { logoPictures: site.logoPictures }),
    favicon: settings?.favicon ?? '',
    shareImage: settings?.shareImage ?? '',
    siteRuntime: settings?.siteRuntime ?? 'static',
    siteVerification: settings?.siteVerification ?? '',
    footer: {
      contentColumn1: footer?.contentColumn1 ?? '',
      contentColumn2: footer?.contentColumn2 ?? '',
      contentColumn3: footer?.contentColumn3 ?? '',
      contentColumn4: footer?.contentColumn4 ?? '',
    },
    tabs: site.tabs,
  };
}
