import type { Contract } from '@galley/shared/contract/contract';
import { homePageId } from '../core/companies/new-company-items';
import { notFound } from '../core/errors';
import { pageListKeys } from '../core/keys/page-keys';
import { siteKeys } from '../core/keys/site-keys';
import type { Operation } from '../core/operation';
import type { CompanyRecord } from '../core/records/company-records';
import type { PageRecord } from '../core/records/page-records';
import type { FormSettingsRecord, SettingsRecord } from '../core/records/site-records';

/** What a site has of what it needs, in one read; the vendor may ask for any company's. */
export const getSiteChecklist: Operation<Contract['getSiteChecklist']> = async ({ table, scope }) => {
  const items = await table.batchGet([
    siteKeys.company(scope),
    siteKeys.settings(scope),
    siteKeys.navbar(scope),
    siteKeys.footer(scope),
    siteKeys.formSettings(scope),
    pageListKeys.page(scope, homePageId),
  ]);
  const [company, settings, navbar, footer, formSettings, homePage] = items as unknown as [
    CompanyRecord | undefined,
    SettingsRecord | undefined,
    unknown,
    unknown,
    FormSettingsRecord | undefined,
    PageRecord | undefined,
  ];
  if (!company) throw notFound('This company');
  return {
    company: company.key,
    companyName: settings?.companyName || company.name,
    isInitialized: company.isInitialized,
    modules: company.modules,
    hasFormSettings: (formSettings?.toEmail.length ?? 0) > 0,
    hasCompanySettings: settings !== undefined,
    hasNavbar: navbar !== undefined,
    hasFooter: footer !== undefined,
    homePageId,
    isHomePageLive: typeof homePage?.liveVersionId === 'number',
  };
};
