import { socialLinkFields } from '@galley/shared/schemas/site';
import { companyEntity } from '../core/entities/company';
import { footerEntity, settingsEntity, tabEntity } from '../core/entities/site';
import { readableFooter, readableTabs } from '../core/rich-text/site-texts';
import { chromeKey, type Reader, refuseClosedSite, visitorRead } from './visitor-read';

/** The parts of the chrome: a company has only one of each, so any componentId will do. */

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
  const [, tabs] = await Promise.all([readParts(reader), table.queryAll(tabEntity.range(scope))]);
  const inOrder = await readableTabs(scope, tabs);
  return {
    navbarTabs: inOrder.map(({ pk: _pk, sk: _sk, order: _order, revision: _revision, ...tab }) => tab),
  };
});

async function readParts(reader: Reader) {
  const { table, scope } = reader;
  const [chrome, company, settings, footer] = await table.batchGet([
    chromeKey(reader),
    companyEntity.key(scope),
    settingsEntity.key(scope),
    footerEntity.key(scope),
  ]);
  refuseClosedSite(reader, chrome);
  return {
    settings,
    footer: await readableFooter(scope, footer),
    companyName: settings?.companyName || company?.name || '',
  };
}
