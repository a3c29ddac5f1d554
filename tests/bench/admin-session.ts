import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type CompanyScope, openCompanyScope } from '@galley/functions/core/company-scope';
import { companyEntity } from '@galley/functions/core/entities/company';
import {
  type FooterRecord,
  footerEntity,
  type NavbarRecord,
  navbarEntity,
  type SettingsRecord,
  settingsEntity,
} from '@galley/functions/core/entities/site';
import { userEntity } from '@galley/functions/core/entities/user';
import { openSession } from '@galley/functions/core/session';
import { Table, type Write } from '@galley/functions/core/table';
import { newFooter, newSettings } from '@galley/functions/site-information/get-site-information';
import type { Cloud } from '@galley/infra/local/cloud';
import type { BrowserContext } from '@playwright/test';

interface Opened {
  /** The table behind the cloud, to fill it. */
  table: Table;
  scope: CompanyScope;
}

/** Opens a session of the first Admin of a company without a site for a browser. */
export async function openAdminSession(
  cloud: Cloud,
  context: BrowserContext,
  company: string,
): Promise<Opened> {
  const opened = await openSessionOf(cloud, context, company);
  await completeLayout(opened);
  return opened;
}

/** Opens a session of a company's first Admin for a browser. */
export async function openSessionOf(cloud: Cloud, context: BrowserContext, company: string): Promise<Opened> {
  const { region, credentials, endpoints, tableName } = cloud.aws;
  const endpoint = endpoints.AWS_ENDPOINT_URL_DYNAMODB;
  const table = new Table(
    tableName,
    () => new DynamoDBClient({ region, credentials, ...(endpoint && { endpoint }) }),
  );
  const scope = openCompanyScope(company);
  const user = await table.get(userEntity.key(scope, 1));
  if (!user) throw new Error(`${company} has no first Admin.`);
  const { write, cookie } = openSession(scope, user, '127.0.0.1', new Date());
  await table.commit([write]);
  const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
  await context.addCookies([{ name, value, url: cloud.adminUrl, httpOnly: true, sameSite: 'Strict' }]);
  return { table, scope };
}

async function completeLayout({ table, scope }: Opened): Promise<void> {
  // A site with an incomplete layout redirects its Admins there from everywhere.
  const settings: SettingsRecord = {
    ...settingsEntity.key(scope),
    ...newSettings,
    adminVersionUpdateEmails: [],
  };
  const navbar: NavbarRecord = { ...navbarEntity.key(scope), id: 1, componentName: 'Menu', revision: 1 };
  const footer: FooterRecord = { ...footerEntity.key(scope), ...newFooter };
  await table.commit([
    { update: companyEntity.key(scope), set: { isInitialized: true } },
    ...[settings, navbar, footer].map((record): Write => ({ put: { ...record } })),
  ]);
}
