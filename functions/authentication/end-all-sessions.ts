import type { Contract } from '@galley/shared/contract/contract';
import { CallResponse, type Operation } from '../core/operation';
import { endedSessionCookie } from '../core/session';

/** Signs the user out everywhere, including here. The password is kept. */
export const endAllSessions: Operation<Contract['endAllSessions']> = async ({ table, session }) => {
  await table.commit([{ update: session.user, add: { epoch: 1 }, condition: { exists: true } }]);
  return new CallResponse('Saved', { cookies: [endedSessionCookie] });
};
