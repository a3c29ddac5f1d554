import { type CompanyScope, openCompanyScope } from '@galley/functions/core/company-scope';
import { identityKey } from '@galley/functions/core/entities/sign-in';
import { type UserRecord, userCounterEntity, userEntity } from '@galley/functions/core/entities/user';
import { openSession } from '@galley/functions/core/session';
import type { Role } from '@galley/shared/permissions';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { withItsInvokes } from './lambda-and-cdn';
import type { TestCloud } from './test-cloud';

export interface TestCompany {
  key: string;
  scope: CompanyScope;
  /** The first Admin, created by provisioning, with a temporary password. */
  adminEmail: string;
}

export interface TestSession {
  /** `AuthCookie=…`, for `callApi`'s `session`. */
  cookie: string;
  userId: number;
  email: string;
  publicId: string;
}

export interface CompanyOptions {
  name?: string;
  isVendor?: boolean;
  adminEmail?: string;
}

/** Creates a company with the real provisioning handler, as its stack would. */
export async function makeCompany(key: string, options: CompanyOptions = {}): Promise<TestCompany> {
  const adminEmail = options.adminEmail ?? `admin@${key}.example`;
  const { handler } = await import('@galley/functions/provision/handler');
  const event = {
    RequestType: 'Create',
    ResourceProperties: {
      ServiceToken: 'arn:aws:lambda:eu-west-1:000000000000:function:provider',
      CompanyKey: key,
      CompanyName: options.name ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      AdminEmail: adminEmail,
      IsVendor: String(options.isVendor ?? false),
      Domains: [],
      SchemaVersion: '1',
    },
  };
  // A job mails the invitation at once.
  await withItsInvokes(() => handler(event as unknown as CloudFormationCustomResourceEvent));
  return { key, scope: openCompanyScope(key), adminEmail };
}

/** Writes a user of a company to the table without Cognito: enough for everything but signing in. */
export async function addUser(
  cloud: Pick<TestCloud, 'table'>,
  company: TestCompany,
  role: Role,
  changes: Partial<UserRecord> = {},
): Promise<UserRecord> {
  const { scope, key } = company;
  const id = await cloud.table.increment(userCounterEntity.key(scope), 'lastId');
  const user: UserRecord = {
    ...userEntity.key(scope, id),
    id,
    email: `${role.toLowerCase()}-${id}@${key}.example`,
    firstName: role,
    lastName: 'Person',
    phoneNumber: null,
    role,
    company: key,
    access: null,
    clientNumber: null,
    relatedClients: '',
    epoch: 1,
    isLockedOut: false,
    invalidAttempts: 0,
    wrongCodes: [],
    mustChangePassword: false,
    lastChanged: new Date().toISOString(),
    revision: 1,
    ...changes,
  };
  const identity = { ...identityKey(user.email), company: key, userId: id };
  await cloud.table.commit([{ put: { ...user } }, { put: identity }]);
  return user;
}

/** Creates a user of this role with an open session, as a finished sign-in leaves it. */
export async function sessionFor(
  cloud: Pick<TestCloud, 'table'>,
  company: TestCompany,
  role: Role,
): Promise<TestSession> {
  return sessionOf(cloud, company, await addUser(cloud, company, role));
}

/** Opens a session of an existing user. */
export async function sessionOf(
  cloud: Pick<TestCloud, 'table'>,
  company: TestCompany,
  user: Pick<UserRecord, 'id' | 'epoch' | 'email'>,
): Promise<TestSession> {
  const { write, cookie, publicId } = openSession(company.scope, user, '203.0.113.7', new Date());
  await cloud.table.commit([write]);
  return { cookie: cookie.split(';')[0] ?? '', userId: user.id, email: user.email, publicId };
}
