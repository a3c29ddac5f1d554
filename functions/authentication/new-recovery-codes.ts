import type { Contract } from '@galley/shared/contract/contract';
import { secondFactorEntity } from '../core/entities/user';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { hashRecoveryCode, newRecoveryCodes as newCodes } from '../core/sign-in/recovery-codes';
import { accountNews } from './account-news';
import { requireCurrentPassword } from './password-attempts';

/** Creates ten new recovery codes, which are returned only this once. The earlier ones become invalid. */
export const newRecoveryCodes: Operation<Contract['newRecoveryCodes']> = async (request) => {
  const { input, table, scope, session } = request;
  await requireCurrentPassword(request, 'password', input.password);
  const key = secondFactorEntity.key(scope, session.userId);
  const codes = newCodes();
  await commitWithJobs(table, accountNews(request, 'newRecoveryCodes'), [
    {
      update: key,
      set: { recoveryCodes: codes.map((code) => hashRecoveryCode(key, code)) },
      add: { revision: 1 },
    },
  ]);
  return { codes };
};
