import type { Contract } from '@galley/shared/contract/contract';
import { activityWrite } from '../core/activity-log';
import type { LaunchPageRecord, LaunchRecord } from '../core/entities/launch';
import { conflict } from '../core/errors';
import type { Operation, OperationRequest } from '../core/operation';
import { fromPartOfSite } from '../core/release/site';
import type { Write } from '../core/table';
import { heldUpPages } from './checks/held-up-launch';
import { commitEntries, entriesOf, requireLaunchRoom } from './launches/launch-entries';
import {
  type Launch,
  launchChange,
  readLaunch,
  readVersions,
  requireForward,
  requirePlanned,
} from './launches/launch-repository';
import { pagesOf, planOf } from './launches/read-plan';

/** Adds the current open versions of pages to a launch. */
export const addLaunchPages: Operation<Contract['addLaunchPages']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const read = await readLaunch(table, scope, input.launchId);
  const { launch, entries } = read;
  requirePlanned(launch);
  requireForward(launch);
  const added = await entriesOf(table, scope, launch.id, input.pageIds);
  if (launch.publishAt !== undefined) await requireNoneHeldUp(request, read, added);
  const there = new Set(entries.map(({ pageId }) => pageId));
  const isNew = added.map(({ pageId }) => !there.has(pageId));
  requireLaunchRoom(entries.length + isNew.filter(Boolean).length);
  const count = `${added.length} ${added.length === 1 ? 'page' : 'pages'}`;
  const log = activityWrite(scope, {
    actor: session,
    action: `Added ${count} to the launch '${launch.name}'`,
    at: now,
  });
  const puts = added.map((entry): Write => ({ put: { ...entry } }));
  let { pages, revision } = launch;
  let at = 0;
  await commitEntries(table, puts, (part, index) => {
    const before: LaunchRecord = { ...launch, revision };
    pages += isNew.slice(at, at + part).filter(Boolean).length;
    at += part;
    revision += 1;
    // Refusals of the last attempt are cleared.
    return [launchChange(scope, before, { pages, refusals: undefined }), ...(index === 0 ? [log] : [])];
  });
};

/**
 * The reason that came with a launch's schedule covers only the pages that it had then.
 * @throws 409 naming the pages and the findings
 */
async function requireNoneHeldUp(
  { table, scope, now }: OperationRequest<Contract['addLaunchPages']>,
  { launch: { name }, entries, parts }: Launch,
  added: readonly LaunchPageRecord[],
): Promise<void> {
  const isAdded = new Set(added.map(({ pageId }) => pageId));
  const all = [...entries.filter(({ pageId }) => !isAdded.has(pageId)), ...added];
  const versions = await readVersions(table, scope, all);
  const [held] = await fromPartOfSite(table, scope, pagesOf({ entries: all }), async (site) => {
    const plan = await planOf(scope, site, { entries: all, versions, parts }, now);
    const planned = plan.planned.filter(({ entry }) => isAdded.has(entry.pageId));
    return heldUpPages(table, scope, { ...plan, planned });
  });
  if (!held) return;
  throw conflict(
    `'${held.pageName}' is blocked. ${held.findings[0]?.message} '${name}' is already scheduled: fix the page, or cancel the schedule, add the page and schedule it again with a reason.`,
  );
}
