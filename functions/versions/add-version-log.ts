import type { Contract } from '@galley/shared/contract/contract';
import { pageEntity } from '../core/entities/page';
import { invalid, notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { logEntry } from '../core/version-log';
import { looksLikeTransition } from './version-rules';

/** Adds a remark to the log under the session's email address. It can never be mistaken for a transition. */
export const addVersionLog: Operation<Contract['addVersionLog']> = async (request) => {
  const { table, scope, session, input, now } = request;
  if (looksLikeTransition(input.action)) {
    throw invalid({ action: 'Action may not begin with the words of the version workflow.' });
  }
  await table.commit([
    {
      check: pageEntity.key(scope, input.pageId),
      condition: { exists: true },
      refused: () => notFound('This page'),
    },
    logEntry(
      scope,
      input.pageId,
      { email: session.email, action: `Note: ${input.action}`, comments: '' },
      now,
    ),
  ]);
};
