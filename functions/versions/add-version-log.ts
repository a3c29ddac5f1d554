import type { Contract } from '@galley/shared/contract/contract';
import { invalid, notFound } from '../core/errors';
import { pageListKeys } from '../core/keys/page-keys';
import type { Operation } from '../core/operation';
import { logEntry } from '../core/version-log';
import { looksLikeTransition } from './version-rules';

/** A remark in the log, in the name of the session. It can never look like a transition. */
export const addVersionLog: Operation<Contract['addVersionLog']> = async (request) => {
  const { table, scope, session, input, now } = request;
  if (looksLikeTransition(input.action)) {
    throw invalid({ action: 'Action may not begin with the words of the version workflow.' });
  }
  await table.commit([
    {
      check: pageListKeys.page(scope, input.pageId),
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
  return 'Saved' as const;
};
