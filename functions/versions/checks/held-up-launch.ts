import { may } from '@galley/shared/permissions';
import type { HeldUpPage } from '@galley/shared/schemas/launch';
import { activityWrite } from '../../core/activity-log';
import type { CompanyScope } from '../../core/company-scope';
import { readComponents } from '../../core/components/version-contents';
import type { LaunchRecord } from '../../core/entities/launch';
import { treeOf } from '../../core/release/site';
import { inGroups, type Table, type Write } from '../../core/table';
import type { LaunchPlan } from '../launches/launch-plan';
import { allPagesToCheck, findInVersion } from './find-in-version';
import { type Act, blockingOf, heldUp, holdsUp } from './held-up';

const readAtOnce = 20;

/** The pages of a launch that the company's checks hold up, each checked together with the others. */
export async function heldUpPages(
  table: Table,
  scope: CompanyScope,
  { planned, after }: Pick<LaunchPlan, 'planned' | 'after'>,
): Promise<HeldUpPage[]> {
  if (!holdsUp(after.settings)) return [];
  const tree = treeOf(after);
  const pages = allPagesToCheck(tree);
  const published = planned.filter(({ entry }) => entry.what === 'publish');
  const checked = await inGroups(
    published,
    readAtOnce,
    async ({ page: { id: pageId, ...before }, version }): Promise<HeldUpPage> => {
      const page = tree.page(pageId) ?? { id: pageId, ...before };
      const stored = await readComponents(table, scope, pageId, version.versionId);
      const findings = await findInVersion(table, scope, pages, after.settings, { page, version, stored });
      return { pageId, pageName: page.name, findings: blockingOf(findings) };
    },
  );
  return checked.filter(({ findings }) => findings.length > 0);
}

/**
 * Holds a launch up if the company's checks find something in its pages, unless a reason is given.
 * @returns what the launch stores about the reason, and the entry of the activity log
 * @throws 409 naming the pages and the findings
 */
export async function requireLaunchChecked(
  { table, scope, session, reason, now }: Act,
  launch: Pick<LaunchRecord, 'name'>,
  plan: LaunchPlan,
): Promise<{ goingOn: LaunchRecord['goingOn']; log: Write[] }> {
  const held = await heldUpPages(table, scope, plan);
  if (held.length === 0) return { goingOn: undefined, log: [] };
  if (reason === '' || !may(session, 'publishDraft')) {
    const messages = held.flatMap(({ pageName, findings }) =>
      findings.map(({ message }) => `'${pageName}': ${message}`),
    );
    throw heldUp(session, `'${launch.name}' is blocked.`, messages);
  }
  const names = held.map(({ pageName }) => pageName).join(', ');
  const action = `Went on with the launch '${launch.name}' despite checks: ${reason} (${names})`;
  return {
    goingOn: { reason, pageIds: held.map(({ pageId }) => pageId) },
    log: [activityWrite(scope, { actor: session, action, at: now })],
  };
}
