import { onError } from '@galley/shared/on-error';
import { firstUserRole } from '@galley/shared/permissions';
import { type Actor, activityWrite } from '../activity-log';
import type { CompanyScope, VendorScope } from '../company-scope';
import { type CompanyRecord, companyEntity } from '../entities/company';
import { userEntity } from '../entities/user';
import { registryEntity } from '../entities/vendor';
import { conflict } from '../errors';
import { dispatchJobs } from '../jobs';
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
  /** A key that is in use is refused instead of being updated. */
  mustBeNew: boolean;
  /** Who asked for it in the vendor's console; undefined where a deploy did. */
  actor?: Actor;
}

export interface Installation {
  adminOrigin: string;
  /** The domain that mail is sent from. */
  mailDomain: string;
}

class AlreadyThere extends Error {}

/**
 * Creates a company, or updates an existing one; it is idempotent. An existing company keeps everything that
 * its staff made: only its name and domains are updated. It gets a first Admin only if it has never had a
 * user, in a transaction that lets only one of two concurrent calls do so. The invitation is sent at once.
 * @throws 409 where it must be new and is in use, or where the Admin's email address is taken
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
  const existing = await table.get(companyEntity.key(scope));
  // A company without users was left by an attempt that failed halfway, so it is completed.
  const isInUse = existing !== undefined && (await hasUsers(table, scope));
  if (isInUse && company.mustBeNew) throw keyInUse(scope);
  if (existing) requireSameKind(existing, company);
  const isMade = !existing && (await create(table, scope, company, now));
  const following = isMade ? [] : followWrites(scope, company);
  const hasBegun =
    !isInUse &&
    company.invitesAdmin &&
    (await unlessThere(inviteFirstAdmin(table, scope, company, { installation, following, now })));
  if (!hasBegun && following.length > 0) await table.commit(following);
}

const keyInUse = ({ company }: CompanyScope) =>
  conflict(`There is a company '${company}' already. Choose another key.`);

/** Whether a company has any user. */
async function hasUsers(table: Table, scope: CompanyScope): Promise<boolean> {
  const { items } = await table.query(userEntity.range(scope), { limit: 1 });
  return items.length > 0;
}

async function putOnce(table: Table, item: { pk: string; sk: string }): Promise<void> {
  await unlessThere(
    table.commit([{ put: item, condition: { absent: true }, refused: () => new AlreadyThere() }]),
  );
}

/**
 * Writes the whole company or nothing; a concurrent call finds it already there.
 * @returns whether this call created it
 */
async function create(
  table: Table,
  scope: CompanyScope,
  company: CompanyRequest,
  now: Date,
): Promise<boolean> {
  const { name, actor, mustBeNew } = company;
  const log: Write[] = actor
    ? [activityWrite(scope, { actor, action: `Created company '${name}'`, at: now })]
    : [];
  return unlessThere(
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

/** Whether it was written; false where it already existed. */
function unlessThere(write: Promise<void>): Promise<boolean> {
  return write.then(() => true).catch(onError(AlreadyThere, () => false));
}

function requireSameKind(existing: CompanyRecord, { isVendor }: CompanyRequest): void {
  if (existing.isVendor === isVendor) return;
  throw new Error(
    `Company '${existing.key}' was made ${existing.isVendor ? '' : 'not '}as the vendor, which cannot change.`,
  );
}

function followWrites(scope: CompanyScope, { name, domains }: CompanyRequest): Write[] {
  return [
    { update: companyEntity.key(scope), set: { name }, condition: { exists: true } },
    { update: registryEntity.key(scope), set: { name, domains }, condition: { exists: true } },
  ];
}

async function inviteFirstAdmin(
  table: Table,
  scope: CompanyScope,
  company: CompanyRequest,
  { installation, following, now }: { installation: Installation; following: Write[]; now: Date },
): Promise<void> {
  const person = {
    email: company.adminEmail,
    firstName: company.adminFirstName,
    lastName: company.adminLastName,
    phoneNumber: null,
    role: firstUserRole,
    relatedClients: '',
  };
  const invitation = {
    person,
    adminOrigin: installation.adminOrigin,
    orElse: () => (company.mustBeNew ? keyInUse(scope) : new AlreadyThere()),
    renamed: { name: company.name, writes: following },
  };
  await dispatchJobs([await inviteUser(table, scope, invitation, now)]);
}
