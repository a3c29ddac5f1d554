import type { Contract } from '@galley/shared/contract/contract';
import { versionEntity } from '../core/entities/version';
import { commitWithJobs, newJob } from '../core/jobs';
import type { Operation } from '../core/operation';
import { logActions, logEntry } from '../core/version-log';
import { pageVersionChange, readPageAndNewest } from './version-repository';
import { requireOpen } from './version-rules';

/** Deletes a draft. Its number is never reused, so a job can delete its components later. */
export const deleteDraft: Operation<Contract['deleteDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { page, newest } = await readPageAndNewest(table, scope, input.pageId);
  const draft = requireOpen(page, newest, 'draft', null);
  const { versionId } = draft;
  await commitWithJobs(table, newJob(scope, { kind: 'clear-components', pageId: page.id, versionId }, now), [
    {
      delete: versionEntity.key(scope, page.id, versionId),
      condition: { equals: { status: 'draft' } },
    },
    pageVersionChange(scope, page, { openVersionId: null, openStatus: null }),
    logEntry(
      scope,
      page.id,
      { email: session.email, action: logActions.deletedDraft(versionId), comments: '' },
      now,
    ),
  ]);
};
