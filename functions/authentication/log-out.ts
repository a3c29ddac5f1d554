import type { Contract } from '@galley/shared/contract/contract';
import { CallResponse, type Operation } from '../core/operation';
import { endedSessionCookie, sessionCookieName, sessionKeyOf } from '../core/session';

/** Ends this session on the server, too. */
export const logOut: Operation<Contract['logOut']> = async ({ table, cookies }) => {
  const key = sessionKeyOf(cookies[sessionCookieName]);
  if (key) await table.commit([{ delete: key }]);
  return new CallResponse(undefined, { cookies: [endedSessionCookie] });
};
