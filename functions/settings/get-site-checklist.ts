import type { Contract } from '@galley/shared/contract/contract';
import { homePageId } from '../core/companies/new-company-items';
import { companyEntity } from '../core/entities/company';
import { pageEntity } from '../core/entities/page';
import {
  footerEntity,
  formSettingsEntity,
  navbarEntity,
  settingsEntity,
  startEntity,
} from '../core/entities/site';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';

/** Which parts of its set-up a site has, in one read; the vendor may request any company's. */
export const getSiteChecklist: Operation<Contract['getSiteChecklist']> = async ({ table, scope }) => {
  const [company, settings, navbar, footer, formSettings, homePage, start] = await table.batchGet([
    companyEntity.key(scope),
    settingsEntity.key(scope),
    navbarEntity.key(scope),
    footerEntity.key(scope),
    formSettingsEntity.key(scope),
    pageEntity.key(scope, homePageId),
    startEntity.key(scope),
  ]);
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
    offered: company.starter ?? null,
    start: start ? { starter: start.starter, isMade: start.isMade } : null,
  };
};
