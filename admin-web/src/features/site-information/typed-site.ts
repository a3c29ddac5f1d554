import type { SiteModel } from '@galley/public-web/site-model';
import { type NavbarTab, socialLinkFields } from '@galley/shared/schemas/site';
import type { CompanyFields } from './company-fields';
import type { FooterValues } from './footer-labels';

interface TypedSite {
  company: CompanyFields;
  footer: FooterValues | undefined;
  tabs: NavbarTab[];
  menu: SiteModel['menu'];
  theme: SiteModel['theme'];
  logoPictures: SiteModel['logoPictures'];
}

/** Builds the model of the public site's renderers from unsaved values. */
export function typedSite({ company, footer, tabs, menu, theme, logoPictures }: TypedSite): SiteModel {
  const { contentColumn1 = '', contentColumn2 = '', contentColumn3 = '', contentColumn4 = '' } = footer ?? {};
  return {
    ...company,
    companyKey: '',
    // The preview runs no script.
    siteRuntime: 'static',
    companyName: company.companyName || 'Company name',
    copyrightName: company.copyrightName || 'Copyright name',
    social: Object.fromEntries(
      socialLinkFields.map((field) => [field, company[field]]).filter(([, link]) => link !== ''),
    ),
    footer: { contentColumn1, contentColumn2, contentColumn3, contentColumn4 },
    tabs,
    menu,
    theme,
    ...(logoPictures && { logoPictures }),
    holidays: [],
  };
}
