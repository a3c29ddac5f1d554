import type { Contract } from '@galley/shared/contract/contract';
import { may } from '@galley/shared/permissions';
import { settingsEntity } from '../core/entities/site';
import { commitWithJobs } from '../core/jobs';
import type { Operation } from '../core/operation';
import { fromPartOrWhole, readAroundPage } from '../core/pages/part-of-tree';
import { requireChecked } from './checks/held-up';
import { requireNoConflict } from './details-to-release';
import { submission } from './submission';
import { readPageAndNewest } from './version-repository';
import { requireOpen } from './version-rules';

/** Submits a draft for review: it becomes pending and read-only. */
export const submitDraft: Operation<Contract['submitDraft']> = async (request) => {
  const { table, scope, session, input } = request;
  const [{ page, newest }, settings] = await Promise.all([
    readPageAndNewest(table, scope, input.pageId),
    table.get(settingsEntity.key(scope)),
  ]);
  const draft = requireOpen(page, newest, 'draft', input.versionId);
  const { comments, reason } = input;
  const isReviewed = input.isPublishedNext && may(session, 'publishDraft');
  // If only the publish refused it, the draft would be left pending.
  if (isReviewed && draft.details) {
    const { readTree } = await readAroundPage(table, scope, page.id);
    await fromPartOrWhole(request, readTree(), (tree) => requireNoConflict(tree, page, draft));
  }
  const goingOn = await requireChecked({ ...request, reason }, settings, {
    page,
    version: draft,
  });
  const recipients = isReviewed ? [] : (settings?.adminVersionUpdateEmails ?? []);
  const { writes, mail } = submission(request, { page, draft, comments, recipients });
  // A publish that follows sends its own notification.
  await commitWithJobs(table, mail, [...writes, ...(isReviewed ? [] : goingOn)]);
  return draft.versionId;
};
