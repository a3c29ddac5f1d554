import type { Contract } from '@galley/shared/contract/contract';
import { settingsEntity } from '../core/entities/site';
import { secondFactorEntity } from '../core/entities/user';
import { conflict } from '../core/errors';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { accountNews } from './account-news';
import { requireCurrentPassword } from './password-attempts';

const nothingToRemove = () => conflict('There is no authenticator app to remove.');

const appStays = () =>
  conflict('Your company requires an authenticator app. Set up another phone instead of removing this one.');

/** Removes the authenticator app, so codes are mailed again. Recovery codes are kept. */
export const removeAuthenticator: Operation<Contract['removeAuthenticator']> = async (request) => {
  const { input, table, scope, session } = request;
  await requireCurrentPassword(request, 'password', input.password);
  const key = secondFactorEntity.key(scope, session.userId);
  const [factor, settingsItem] = await table.batchGet([key, settingsEntity.key(scope)]);
  if (settingsItem?.requiresApp) throw appStays();
  if (!factor?.authenticator) throw nothingToRemove();
  await commitWithJobs(table, accountNews(request, 'authenticatorRemoved'), [
    {
      update: key,
      remove: ['authenticator', 'lastTimeStep', 'isDueAfterReset'],
      add: { revision: 1 },
      condition: { equals: { authenticator: factor.authenticator } },
      refused: nothingToRemove,
    },
  ]);
};
