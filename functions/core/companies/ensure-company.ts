import type { CompanyScope, VendorScope } from '../company-scope';
import { siteKeys, userKeys, vendorKeys } from '../keys';
import type { CompanyRecord } from '../records/company-records';
import type { UserRecord } from '../records/user-records';
import type { Table } from '../table';
import { inviteUser } from '../users/invite-user';
import {
  companyRecord,
  homePageWrites,
  type NewCompany,
  providerRecord,
  registryRecord,
} from './new-company-items';

export interface CompanyRequest extends NewCompany {
  adminFirstName: string;
  adminLastName: string;
}

export interface Installation {
  adminOrigin: string;
  /** The domain that mail is sent from. */
  mailDomain: string;
}

class AlreadyThere extends Error {}

/**
 * Makes a company, or brings an existing one up to what is asked; to do it again changes nothing. An existing
 * company keeps everything that its people made: only its name and domains follow, and only while it has no user
 * at all does it get the first Admin.
 */
export async function ensureCompany(
  table: Table,
  _vendor: VendorScope,
  scope: CompanyScope,
  company: CompanyRequest,
  installation: Installation,
  now: Date,
): Promise<void> {
  await putOnce(table, { ...providerRecord(installation.mailDomain) });
  const existing = await table.get<CompanyRecord>(siteKeys.company(scope));
  if (existing) await follow(table, scope, existing, company);
  else await create(table, scope, company, now);
  await ensureAdmin(table, scope, company, installation, now);
}

async function putOnce(table: Table, item: { pk: string; sk: string }): Promise<void> {
  await unlessThere(
    table.commit([{ put: item, condition: { absent: true }, refused: () => new AlreadyThere() }]),
  );
}

/** The whole company or nothing of it: a second provisioning at the same moment finds it there. */
async function create(table: Table, scope: CompanyScope, company: CompanyRequest, now: Date): Promise<void> {
  await unlessThere(
    table.commit([
      {
        put: { ...companyRecord(scope, company, now) },
        condition: { absent: true },
        refused: () => new AlreadyThere(),
      },
      { put: { ...registryRecord(scope, company, now) } },
      ...homePageWrites(scope, company.adminEmail, now),
    ]),
  );
}

async function unlessThere(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof AlreadyThere)) throw error;
  }
}

async function follow(
  table: Table,
  scope: CompanyScope,
  existing: CompanyRecord,
  { name, domains, isVendor }: CompanyRequest,
): Promise<void> {
  if (existing.isVendor !== isVendor) {
    throw new Error(
      `Company '${scope.company}' was made ${existing.isVendor ? '' : 'not '}as the vendor; this stays.`,
    );
  }
  await table.commit([
    { update: siteKeys.company(scope), set: { name }, condition: { exists: true } },
    { update: vendorKeys.company(scope), set: { name, domains }, condition: { exists: true } },
  ]);
}

async function ensureAdmin(
  table: Table,
  scope: CompanyScope,
  company: CompanyRequest,
  { adminOrigin }: Installation,
  now: Date,
): Promise<void> {
  const { items } = await table.query<UserRecord>(userKeys.partition(scope), {
    prefix: userKeys.userPrefix,
    limit: 1,
  });
  if (items.length > 0) return;
  const person = {
    email: company.adminEmail,
    firstName: company.adminFirstName,
    lastName: company.adminLastName,
    phoneNumber: null,
    role: 'Admin' as const,
    relatedClients: '',
  };
  // The mail is not woken: this Lambda may not invoke others, and the sweep sends it within a minute.
  await inviteUser(table, scope, { person, adminOrigin }, now);
}
