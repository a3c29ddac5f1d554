import type { Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { newCompanyKey } from '@galley/shared/schemas/company';
import { countryOf } from '../core/companies/country-of';
import { provisionCompany } from '../core/companies/provision-company';
import { openVendorScope } from '../core/company-scope';
import { identityKey } from '../core/entities/sign-in';
import { userEntity } from '../core/entities/user';
import { registryEntity } from '../core/entities/vendor';
import { environment } from '../core/env';
import { conflict, invalid } from '../core/errors';
import { dispatchJobs } from '../core/jobs';
import type { Operation, OperationRequest } from '../core/operation';
import { inviteUser } from '../core/users/invite-user';
import { requireGoodPassword } from '../core/users/password-rules';
import { userPhone } from '../core/users/user-phone';
import { requireUsername } from '../core/users/user-pool';
import { managesUsers, requireClientFields } from './user-rules';

type Request = OperationRequest<Contract['createUser']>;

/**
 * Invites a user to the session's company, or to the one that a vendor Admin names; a company that does not
 * exist is created first.
 */
export const createUser: Operation<Contract['createUser']> = async (request) => {
  const { input, table, scope, session, now } = request;
  requireClientFields(request, input);
  // Validated before anything is created.
  const phone = await userPhone(input.phoneNumber, await countryOf(request));
  const begins = scope.company !== session.company && (await ensureNamedCompany(request));
  const invitation = {
    person: { ...input, ...phone },
    adminOrigin: environment('ADMIN_ORIGIN'),
    actor: session,
    ...(begins && { orElse: begunBySomebodyElse }),
  };
  const job = await inviteUser(table, scope, invitation, now);
  await dispatchJobs([job]);
};

const begunBySomebodyElse = () =>
  conflict(
    'Someone else has just created this company. Look at its users, then invite again or choose another key.',
  );

/**
 * A company's first user is its Admin, because otherwise no user in it could invite another.
 * @returns whether this is the company's first user
 */
async function ensureNamedCompany({ table, scope, session, input }: Request): Promise<boolean> {
  const [known, users] = await Promise.all([
    table.get(registryEntity.key(scope)),
    table.query(userEntity.range(scope), { limit: 1 }),
  ]);
  if (users.items.length > 0) return false;
  if (!managesUsers(input)) throw invalid({ role: 'The first user of a company is its Admin.' });
  if (known) return true;
  requireNewCompany(input);
  if (await table.get(identityKey(input.email))) throw conflict(messages.emailInUse);
  // Naming another company requires a vendor Admin, so only they get here.
  await provisionCompany(openVendorScope(), scope, {
    name: input.companyName || nameOfKey(scope.company),
    domains: [],
    adminEmail: input.email,
    invitesAdmin: false,
    actor: session,
  });
  return true;
}

/** @throws 400 where the company could not be created, or its user could not be invited */
function requireNewCompany({ company, email, access, password }: Request['input']): void {
  const key = newCompanyKey.safeParse(company);
  if (!key.success) throw invalid({ company: key.error.issues[0]?.message ?? 'Company is required.' });
  if (access === undefined) throw invalid({ access: 'Access is required.' });
  requireUsername(email);
  if (password) requireGoodPassword('password', password);
}

/** 'north-shore' becomes 'North Shore' until a better name is set. */
function nameOfKey(key: string): string {
  return key
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
