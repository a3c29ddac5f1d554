import type { Contract } from '@galley/shared/contract/contract';
import { defaultTimeZone } from '@galley/shared/limits';
import {
  footerEntity,
  logoPicturesEntity,
  navbarEntity,
  settingsEntity,
  themeEntity,
} from '../core/entities/site';
import { readImageModels } from '../core/images/image-models';
import type { Operation } from '../core/operation';
import { logoPicturesOf, noLogoPictures } from '../core/release/logo-pictures';
import { readableFooter } from '../core/rich-text/site-texts';
import { withoutKey } from '../core/save-once';

/** The initial values of the forms where a company has not saved anything yet. */
export const newFooter = {
  id: 0,
  contentColumn1: '',
  contentColumn2: '',
  contentColumn3: '',
  contentColumn4: '',
  revision: 0,
};
export const newSettings = {
  id: 0,
  companyName: '',
  copyrightName: '',
  address: '',
  telephone: '',
  logoUrl: '',
  darkLogoUrl: '',
  facebookLink: '',
  instagramLink: '',
  twitterLink: '',
  youtubeLink: '',
  linkedinLink: '',
  pinterestLink: '',
  tumblrLink: '',
  newsletterUrl: '',
  timeZone: defaultTimeZone,
  language: 'en-US',
  primaryColor: '',
  font: 'system' as const,
  favicon: '',
  shareImage: '',
  siteVerification: '',
  siteRuntime: 'static' as const,
  adminOnlyChanges: [],
  blockingChecks: [],
  requiresApp: false,
  revision: 0,
};

export const getFooter: Operation<Contract['getFooter']> = async ({ table, scope }) => {
  const footer = await readableFooter(scope, await table.get(footerEntity.key(scope)));
  return footer ? withoutKey(footer) : newFooter;
};

export const getTheme: Operation<Contract['getTheme']> = async ({ table, scope }) => {
  const { theme = null, revision = 0 } = (await table.get(themeEntity.key(scope))) ?? {};
  return { theme, revision };
};

export const getNavbar: Operation<Contract['getNavbar']> = async ({ table, scope }) => {
  const navbar = await table.get(navbarEntity.key(scope));
  return navbar ? withoutKey(navbar) : { id: 0, componentName: '', revision: 0 };
};

export const getCompanySettings: Operation<Contract['getCompanySettings']> = async ({
  table,
  scope,
  session,
}) => {
  const { country } = session.companyRecord;
  const [settings, theme, made] = await table.batchGet([
    settingsEntity.key(scope),
    themeEntity.key(scope),
    logoPicturesEntity.key(scope),
  ]);
  if (!settings) {
    return {
      companySettings: { ...newSettings, country },
      adminVersionUpdateEmails: [],
      logoPictures: { ...noLogoPictures, isCurrent: true },
    };
  }
  const { adminVersionUpdateEmails, ...companySettings } = withoutKey(settings);
  const images = await readImageModels(table, scope, settings);
  const asked = logoPicturesOf({ company: session.companyRecord, settings, theme }, images);
  const { of, icon, share } = made ?? noLogoPictures;
  return {
    companySettings: { ...companySettings, country },
    adminVersionUpdateEmails,
    logoPictures: { of, icon, share, isCurrent: of === asked.of },
  };
};

/** The layout is complete when company settings, a navbar and a footer exist. */
export const isLayoutCompleted: Operation<Contract['isLayoutCompleted']> = async ({ table, scope }) => {
  const parts = await table.batchGet([
    settingsEntity.key(scope),
    navbarEntity.key(scope),
    footerEntity.key(scope),
  ]);
  return parts.every((part) => part !== undefined);
};
