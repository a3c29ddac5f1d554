import { socialLinkFields } from '@galley/shared/schemas/site';
import { siteKeys } from '../core/keys/site-keys';
import type { CompanyRecord } from '../core/records/company-records';
import type { FooterRecord, NavbarTabRecord, SettingsRecord } from '../core/records/site-records';
import type { Item } from '../core/table';
import { chromeKey, type Reader, refuseClosedSite, visitorRead } from './visitor-read';

/** The parts of the chrome: there is one of each in a company, so that any componentId names it. */

export const getSocialInfo = visitorRead(async (reader: Reader) => {
  const { settings } = await readParts(reader);
  return Object.fromEntries(socialLinkFields.map((field) => [field, settings?.[field] ?? '']));
});

export const getPublicNavbar = visitorRead(async (reader: Reader) => {
  const { settings, companyName } = await readParts(reader);
  const { logoUrl = '', telephone = '' } = settings ?? {};
  return { companySettings: { logoUrl, companyName, telephone } };
});

export const getFooterData = visitorRead(async (reader: Reader) => {
  const { settings, footer, companyName } = await readParts(reader);
  return {
    companySettings: { copyrightName: settings?.copyrightName || companyName },
    footer: {
      id: footer?.id ?? 0,
      contentColumn1: footer?.contentColumn1 ?? '',
      contentColumn2: footer?.contentColumn2 ?? '',
      contentColumn3: footer?.contentColumn3 ?? '',
      contentColumn4: footer?.contentColumn4 ?? '',
    },
  };
});

export const getPublicNavbarTabs = visitorRead(async (reader: Reader) => {
  const { table, scope } = reader;
  const [, tabs] = await Promise.all([
    readParts(reader),
    table.queryAll<NavbarTabRecord>(siteKeys.partition(scope), { prefix: siteKeys.tabPrefix }),
  ]);
  const inOrder = tabs.sort((a, b) => a.order - b.order);
  return {
    navbarTabs: inOrder.map(({ pk: _pk, sk: _sk, order: _order, revision: _revision, ...tab }) => tab),
  };
});

async function readParts(reader: Reader) {
  const { table, scope } = reader;
  const [chrome, companyItem, settingsItem, footerItem] = await table.batchGet([
    chromeKey(reader),
    siteKeys.company(scope),
    siteKeys.settings(scope),
    siteKeys.footer(scope),
  ]);
  refuseClosedSite(reader, chrome);
  const as = <T>(item: Item | undefined) => item as unknown as T | undefined;
  const settings = as<SettingsRecord>(settingsItem);
  return {
    settings,
    footer: as<FooterRecord>(footerItem),
    companyName: settings?.companyName || as<CompanyRecord>(companyItem)?.name || '',
  };
}
