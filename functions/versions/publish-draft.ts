import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import { readOpenVersion } from '../core/components/version-contents';
import { notFound } from '../core/errors';
import type { Operation } from '../core/operation';
import { PageTree } from '../core/pages/page-tree';
import { withConflictDetails } from '../core/pages/path-reservations';
import { runRelease } from '../core/release/run-release';
import { requireChecked } from './checks/held-up';
import { publishPlan } from './publish-plan';
import { requireOpen, requireReviewed } from './version-rules';

/**
 * Makes the pending version live: one flip moves the pointers, gives the page the details that the version proposes,
 * stores the rendered page and the chrome, logs it and queues the mails. The version that was live becomes a backup.
 */
export const publishDraft: Operation<Contract['publishDraft']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { comments, reason } = input;
  let published = 0;
  const publishing = runRelease(
    request,
    () => readOpenVersion(table, scope, input.pageId),
    async (site, open, release) => {
      const page = required(
        site.pages.find((candidate) => candidate.id === input.pageId),
        () => notFound('This page'),
      );
      const pending = requireOpen(page, open.version, 'pending', input.versionId);
      requireReviewed(pending, input.revision);
      published = pending.versionId;
      const act = { email: session.email, comments, now };
      const log = await requireChecked({ ...request, reason }, site.settings, {
        page,
        version: pending,
        readContents: async () => ({
          tree: new PageTree(site.pages, site.orders),
          stored: open.components,
        }),
      });
      const publication = { site, page, release, pending, components: open.components };
      const plan = await publishPlan(request, publication, act);
      return { ...plan, writes: [...(plan.writes ?? []), ...log] };
    },
  );
  await withConflictDetails(table, scope, publishing);
  return published;
};
