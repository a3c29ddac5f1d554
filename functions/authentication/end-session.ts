import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { sessionEntity } from '../core/entities/user';
import { notFound } from '../core/errors';
import { CallResponse, type Operation } from '../core/operation';
import { endedSessionCookie } from '../core/session';

/** Ends one of the user's own sessions, named by the id that the profile shows. */
export const endSession: Operation<Contract['endSession']> = async ({ input, table, scope, session }) => {
  const sessions = await table.queryAll(sessionEntity.range(scope, session.userId));
  const found = required(
    sessions.find(({ publicId }) => publicId === input.id),
    () => notFound('This session'),
  );
  await table.commit([{ delete: found }]);
  return new CallResponse('Saved', {
    cookies: found.publicId === session.publicId ? [endedSessionCookie] : [],
  });
};
