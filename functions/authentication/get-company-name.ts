import type { Contract } from '@galley/shared/contract/contract';
import { siteOrigin } from '../core/companies/served-domain';
import { toSiteTheme } from '../core/companies/site-theme';
import { timeZoneOf } from '../core/companies/time-zone';
import { settingsEntity, themeEntity } from '../core/entities/site';
import { environment } from '../core/env';
import type { Operation } from '../core/operation';

/** The company's name, as set by the company or when it was created, and the theme of its site. */
export const getCompanyName: Operation<Contract['getCompanyName']> = async ({ table, scope, session }) => {
  const [settings, theme] = await table.batchGet([settingsEntity.key(scope), themeEntity.key(scope)]);
  return {
    companyName: settings?.companyName || session.companyName,
    ...toSiteTheme(settings, theme),
    clientFields: session.companyRecord.clientFields,
    isSuspended: session.isSuspended,
    siteAddress: siteOrigin(environment('SITE_ORIGIN_PATTERN'), session.companyRecord),
    timeZone: timeZoneOf(settings),
    country: session.companyRecord.country,
  };
};
