import { type Actor, activityWrite } from '../activity-log';
import type { CompanyScope, VendorScope } from '../company-scope';
import { conflict } from '../errors';
import { type NewJob, wakeJobs } from '../jobs';
import { siteKeys, userKeys, vendorKeys } from '../keys';
import type { CompanyRecord } from '../records/company-records';
import type { UserRecord } from '../records/user-records';
import type { Table, Write } from '../table';
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
  /** False where the caller invites the first Admin itself. */
  invitesAdmin: boolean;
  /** One that is in use is refused instead of brought up to what is asked. */
  mustBeNew: boolean;
  /** Who in the vendor's console asked for it; nobody where a deploy did. */
  actor?: Actor;
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
 * at all does it get the first Admin. The invitation is sent at once.
 * @throws 409 where it must be new and is in use; 409 where the Admin's address belongs to somebody
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
  // One without users was left by a try that failed in the middle, and is gone on with.
  const isInUse = existing !== undefined && (await hasUsers(table, scope));
  if (isInUse && company.mustBeNew) throw keyInUse(scope);
  if (existing) await follow(table, scope, existing, company);
  else await create(table, scope, company, now);
  if (isInUse || !company.invitesAdmin) return;
  await wakeJobs([await inviteFirstAdmin(table, scope, company, installation, now)]);
}

const keyInUse = ({ company }: CompanyScope) =>
  conflict(`There is a company '${company}' already. Choose another key.`);

/** Whether a company has anybody who may sign in. */
async function hasUsers(table: Table, scope: CompanyScope): Promise<boolean> {
  const { items } = await table.query<UserRecord>(userKeys.partition(scope), {
    prefix: userKeys.userPrefix,
    limit: 1,
  });
  return items.length > 0;
}

async function putOnce(table: Table, item: { pk: string; sk: string }): Promise<void> {
  await unlessThere(
    table.commit([{ put: item, condition: { absent: true }, refused: () => new AlreadyThere() }]),
  );
}

/** The whole company or nothing of it: a second provisioning at the same moment finds it there. */
async function create(table: Table, scope: CompanyScope, company: CompanyRequest, now: Date): Promise<void> {
  const { name, actor, mustBeNew } = company;
  const log: Write[] = actor
    ? [activityWrite(scope, { actor, action: `Created company '${name}'`, at: now })]
    : [];
  await unlessThere(
    table.commit([
      {
        put: { ...companyRecord(scope, company, now) },
        condition: { absent: true },
        refused: () => (mustBeNew ? keyInUse(scope) : new AlreadyThere()),
      },
      { put: { ...registryRecord(scope, company, now) } },
      ...homePageWrites(scope, company.adminEmail, now),
      ...log,
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

async function inviteFirstAdmin(
  table: Table,
  scope: CompanyScope,
  company: CompanyRequest,
  { adminOrigin }: Installation,
  now: Date,
): Promise<NewJob> {
  const person = {
    email: company.adminEmail,
    firstName: company.adminFirstName,
    lastName: company.adminLastName,
    phoneNumber: null,
    role: 'Admin' as const,
    relatedClients: '',
  };
  return inviteUser(table, scope, { person, adminOrigin }, now);
}
