import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { readOpenVersion } from '../core/components/version-contents';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { withConflictDetails } from '../core/pages/path-reservations';
import { releasePage } from '../core/release/release-in-place';
import { treeOf } from '../core/release/site';
import { requireChecked } from './checks/held-up';
import { publishPlan } from './publish-plan';
import { requireOpen, requireReviewed } from './version-rules';

/**
 * Publishes the pending version: one flip moves the pointers, applies the page details that the version
 * proposes, stores the rendered page and the chrome, logs it and enqueues the mails. The previous live
 * version becomes a backup.
 */
export const publishDraft: Operation<Contract['publishDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { pageId, comments, reason } = input;
  let published = 0;
  const publishing = releasePage(
    request,
    {
      pageId,
      load: () => readOpenVersion(table, scope, pageId),
      named: ({ components }) => linkedPagesIn(components),
      isVersion: true,
    },
    async (site, open, release) => {
      const page = required(treeOf(site).page(pageId), () => notFound('This page'));
      const pending = requireOpen(page, open.version, 'pending', input.versionId);
      requireReviewed(pending, input.revision);
      published = pending.versionId;
      const act = { email: session.email, comments, now };
      const log = await requireChecked({ ...request, reason }, site.settings, {
        page,
        version: pending,
        stored: open.components,
      });
      const publication = { site, page, release, pending, components: open.components };
      const plan = await publishPlan(request, publication, act);
      return { ...plan, writes: [...(plan.writes ?? []), ...log] };
    },
  );
  await withConflictDetails(table, scope, publishing);
  return published;
};
