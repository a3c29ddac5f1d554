import { linkedPagesIn } from '@galley/shared/components/linked-pages';
import type { CompanyScope } from '../../core/company-scope';
import { WriteConflict } from '../../core/conflicts';
import { type LaunchRecord, launchEntity } from '../../core/entities/launch';
import { BrokenRecordError, HttpError } from '../../core/errors';
import { dispatchJobs, type NewJob } from '../../core/jobs';
import { PathTakenError, pathHolder } from '../../core/pages/path-reservations';
import { pagesInChrome } from '../../core/release/rendered-chrome';
import { readOwnRelease } from '../../core/release/rerender';
import { fromPartOfSite, type PartOfSite, type Site, type SiteParts, treeOf } from '../../core/release/site';
import type { Table } from '../../core/table';
import { finishLaunch } from './finish-launch';
import { flipOfLaunch } from './flip-launch';
import { giveUpLaunch } from './give-up-launch';
import { readContents } from './launch-bodies';
import { planParts } from './launch-parts';
import type { LaunchProblem } from './launch-problems';
import { readLaunch } from './launch-repository';
import { clearMoment, makeMomentLive } from './moment-launch';
import { prepareLaunch } from './prepare-launch';
import { pagesOf, planOf, readLaunchWithVersions } from './read-plan';
import { undoLaunch } from './undo-launch';

/** How often the site is read again after a conflicting release, before the job is retried. */
const rounds = 5;
/** A launch that could not be prepared for this long is given up, with a notification. */
const longestMs = 60 * 60_000;

/**
 * Continues a launch from its current state: prepares it, makes it live, stores it, or undoes it. The state
 * is stored, so this may stop anywhere and start again.
 */
export async function carryOutLaunch(
  table: Table,
  scope: CompanyScope,
  launchId: number,
  lastError: string,
): Promise<void> {
  // The jobs of the flip are dispatched once the launch is stored. After a crash, the sweep finds them.
  const left: NewJob[] = [];
  for (;;) {
    const launch = await table.get(launchEntity.key(scope, launchId));
    const isMoment = launch?.dueAt !== undefined;
    if (launch?.state === 'preparing')
      await (isMoment ? makeMomentLive : makeLaunchLive)(table, scope, launch, lastError, left);
    else if (launch?.state === 'live') {
      await finishLaunch(table, scope, await readLaunch(table, scope, launchId));
      await dispatchJobs(left);
    } else if (launch?.state === 'undoing') await undoLaunch(table, scope, launch);
    else return isMoment ? clearMoment(table, scope, launch) : undefined;
  }
}

async function makeLaunchLive(
  table: Table,
  scope: CompanyScope,
  launch: LaunchRecord,
  lastError: string,
  left: NewJob[],
): Promise<void> {
  const isTooLate = Date.now() - Date.parse(launch.startedAt ?? launch.changedAt) > longestMs;
  if (isTooLate)
    return giveUpLaunch(
      table,
      scope,
      launch,
      [general(`It could not be done for an hour (${lastError}).`)],
      new Date(),
    );
  for (let round = 1; round <= rounds; round += 1) {
    try {
      const problems = await attempt(table, scope, launch, left);
      return problems.length > 0 ? await giveUpLaunch(table, scope, launch, problems, new Date()) : undefined;
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
  }
  throw new Error('The site was changed each time that the launch had been prepared.');
}

const general = (reason: string): LaunchProblem => ({ pageId: 0, pageName: '', reason });

/** @returns what prevents the launch; empty once it is live */
async function attempt(
  table: Table,
  scope: CompanyScope,
  launch: LaunchRecord,
  left: NewJob[],
): Promise<LaunchProblem[]> {
  const now = new Date();
  // Read first: what is prepared from the site goes live with exactly this release or not at all.
  const state = await readOwnRelease(table, scope);
  try {
    const read = await readLaunchWithVersions(table, scope, launch.id);
    const { entries, versions, parts } = read;
    const pages = entries.map((entry, index) => ({ entry, version: versions[index] }));
    const contents = await readContents(table, scope, pages);
    const named = async (site: SiteParts) => [
      ...[...contents.values()].flatMap(linkedPagesIn),
      ...pagesInChrome((await planParts(scope, { site, parts, now })).site),
    ];
    const goLive = async (site: Site | PartOfSite): Promise<LaunchProblem[]> => {
      if (site.company.isSuspended) return [general('The company was suspended at that time.')];
      const plan = await planOf(scope, site, read, now);
      if (plan.problems.length > 0) return plan.problems;
      const flip = await flipOfLaunch(table, scope, { launch, state, site, plan, now });
      const held = entries.flatMap(({ pageId }) => treeOf(site).page(pageId) ?? []);
      await prepareLaunch(table, scope, { launch, site, plan, contents, held, now });
      await table.commit(flip.writes);
      left.push(...flip.jobs);
      return [];
    };
    return await fromPartOfSite(table, scope, pagesOf(read), goLive, named);
  } catch (error) {
    if (error instanceof PathTakenError) return [general((await pathHolder(table, scope, error)).message)];
    const isExpected =
      error instanceof BrokenRecordError || (error instanceof HttpError && error.name === 'HttpError');
    if (isExpected) return [general(error.message)];
    throw error;
  }
}
