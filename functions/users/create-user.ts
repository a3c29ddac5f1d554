import type { Contract } from '@galley/shared/contract/contract';
import { readEnvironment } from '../core/env';
import { wakeJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { inviteUser } from '../core/users/invite-user';
import { requireClientFields } from './user-rules';

/** Invites a user to the session's company, or to the one that a vendor Admin names. */
export const createUser: Operation<Contract['createUser']> = async (request) => {
  const { input, table, scope, session, now } = request;
  if (session.company === scope.company) requireClientFields(session.companyRecord, input);
  const { ADMIN_ORIGIN } = readEnvironment(['ADMIN_ORIGIN']);
  const job = await inviteUser(table, scope, { person: input, adminOrigin: ADMIN_ORIGIN }, now);
  await wakeJobs([job]);
  return 'Created';
};
