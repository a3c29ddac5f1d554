import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import { settingsEntity } from '../core/entities/site';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { readPageTree } from '../core/pages/page-list-repository';
import { logActions, logEntry } from '../core/version-log';
import { readContents, requireChecked } from './checks/held-up';
import { requireNoConflict } from './details-to-release';
import { notificationJob } from './notify-of-version';
import { pageVersionChange, readPageAndNewest, versionTransition } from './version-repository';
import { requireOpen } from './version-rules';

/** Hands a draft to review: it becomes pending and read-only for everybody. */
export const submitDraft: Operation<Contract['submitDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const [{ page, newest }, settings] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    table.get(settingsEntity.key(scope)),
  ]);
  const draft = requireOpen(page, newest, 'draft', input.versionId);
  const { comments, reason } = input;
  const isReviewed = input.isPublishedNext && may(session, 'publishDraft');
  // Were it refused at the publish only, the draft would be left behind as pending.
  if (isReviewed && draft.details) requireNoConflict(await readPageTree(table, scope), page, draft);
  const goingOn = await requireChecked({ ...request, reason }, settings, {
    page,
    version: draft,
    readContents: () => readContents(table, scope, page.id, draft.versionId),
  });
  const { email } = session;
  const timestamp = now.toISOString();
  const mail = notificationJob(
    scope,
    'submitted',
    page,
    draft,
    session,
    comments,
    isReviewed ? [] : (settings?.adminVersionUpdateEmails ?? []),
    now,
  );
  await commitWithJobs(table, mail, [
    versionTransition(scope, page.id, draft, {
      status: 'pending',
      timestamp,
      email,
      comments,
      submittedBy: email,
    }),
    pageVersionChange(scope, page, {
      openStatus: 'pending',
      submittedBy: email,
      submittedAt: timestamp,
      submittedComments: comments,
    }),
    logEntry(scope, page.id, { email, action: logActions.submitted(draft.versionId), comments }, now),
    // Of what is published next, the publish tells.
    ...(isReviewed ? [] : goingOn),
  ]);
  return draft.versionId;
};
