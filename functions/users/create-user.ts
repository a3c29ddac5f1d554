import type { Contract } from '@galley/shared/contract/contract';
import { readEnvironment } from '../core/env';
import { notFound } from '../core/errors';
import { wakeJobs } from '../core/jobs';
import { siteKeys } from '../core/keys';
import type { Operation } from '../core/operation';
import type { CompanyRecord } from '../core/records';
import { inviteUser } from '../core/users/invite-user';

/** Invites a user to the session's company, or to the one that a vendor Admin names. */
export const createUser: Operation<Contract['createUser']> = async (request) => {
  const { input, table, scope, session, now } = request;
  const isOwn = scope.company === session.company;
  const company = isOwn ? session.companyRecord : await table.get<CompanyRecord>(siteKeys.company(scope));
  if (!company) throw notFound('The company');
  const { ADMIN_ORIGIN } = readEnvironment(['ADMIN_ORIGIN']);
  const { job } = await inviteUser(
    table,
    scope,
    { person: input, companyName: company.name, adminOrigin: ADMIN_ORIGIN },
    now,
  );
  await wakeJobs([job]);
  return 'Created';
};
