import { partLabel } from '@galley/shared/site-parts';
import { activityWrite } from '../../core/activity-log';
import { calendarWrite } from '../../core/calendar-write';
import { countWrite } from '../../core/companies/company-counts';
import type { CompanyScope } from '../../core/company-scope';
import { writeConflict } from '../../core/conflicts';
import type { LaunchRecord } from '../../core/entities/launch';
import { liveLaunchEntity } from '../../core/entities/page';
import { invalidationJob, type NewJob } from '../../core/jobs';
import { flipOf } from '../../core/release/flip';
import { type ChangedPage, flipAround, readChromeOf } from '../../core/release/flip-around';
import { linksJob } from '../../core/release/linking-pages';
import { listsJob } from '../../core/release/lists';
import { articlesJob } from '../../core/release/page-change';
import type { ReleaseState } from '../../core/release/release-state';
import { readEarlierChromes } from '../../core/release/rerender';
import { type PartOfSite, type Site, treeOf, wholeSite } from '../../core/release/site';
import type { Table, Write } from '../../core/table';
import type { LaunchPlan } from './launch-plan';
import { launchChange, runOf } from './launch-repository';

/** The writes of a flip, and the jobs that they contain, which are dispatched once the launch is stored. */
interface Flip {
  writes: Write[];
  jobs: NewJob[];
}

interface Planned {
  launch: LaunchRecord;
  state: ReleaseState;
  site: Site | PartOfSite;
  plan: LaunchPlan;
  now: Date;
}

/**
 * The writes that make a launch live. Their number does not depend on the number of pages: everything prepared
 * becomes valid at once because the chrome and the page list name the attempt. They are refused if another release
 * was committed after the site was read.
 * @throws PagesNotReadError when all pages are needed to determine what the chrome will show
 */
export async function flipOfLaunch(
  table: Table,
  scope: CompanyScope,
  { launch, state: before, site, plan, now }: Planned,
): Promise<Flip> {
  const run = runOf(launch);
  const at = now.toISOString();
  const release = before.release + 1;
  const state = { ...before, launch: { run, release, at, isFinished: false } };
  const future = treeOf(plan.after);
  const changes = plan.planned.map(({ page }) => ({ before: page, after: future.page(page.id) ?? page }));
  const jobs = [
    ...plan.parts.flatMap(({ change }) => change.jobs ?? []),
    invalidationJob(scope, now),
    ...articlesJob({ scope, now }, treeOf(site), changes),
  ];
  const ofLaunch: Write[] = [
    ...plan.parts.flatMap(({ change }) => change.writes),
    { put: { ...liveLaunchEntity.key(scope), run } },
    launchChange(
      scope,
      launch,
      { state: 'live', publishedAt: at, release, refusals: undefined, missed: undefined },
      writeConflict,
    ),
    ...(launch.dueAt === undefined ? toldOf(scope, launch, plan, now) : []),
    countWrite(scope, { publishedAt: now }),
  ];
  const ofSite = { now, state, plan, changes };
  const flip =
    'tree' in site
      ? await flipOfPart(table, scope, { ...ofSite, site })
      : await flipOfWhole(table, scope, { ...ofSite, site });
  jobs.push(...flip.jobs);
  return { writes: [...flip.writes, ...ofLaunch, ...jobs.map(({ write }) => write)], jobs };
}

type OfSite<Known> = Pick<Planned, 'now' | 'state' | 'plan'> & {
  site: Known;
  changes: readonly ChangedPage[];
};

async function flipOfPart(
  table: Table,
  scope: CompanyScope,
  { now, state, site, plan, changes }: OfSite<PartOfSite>,
): Promise<Flip> {
  const set = plan.parts.length > 0 ? plan.after : undefined;
  const chrome = await readChromeOf(table, scope, state);
  const readLinked = () => site.tree;
  return flipAround(table, scope, { now, state, site, set, changes, changedPaths: [], chrome, readLinked });
}

async function flipOfWhole(
  table: Table,
  scope: CompanyScope,
  { now, state, site, plan, changes }: OfSite<Site>,
): Promise<Flip> {
  const trees = { before: treeOf(site), after: treeOf(plan.after) };
  const rendered = [...plan.paths.values()].map(({ pageId }) => pageId);
  const earlier = await readEarlierChromes(table, scope, state);
  const flip = await flipOf(table, { scope, now, state, site: wholeSite(plan.after), change: {}, earlier });
  const jobs = [
    ...listsJob(scope, now, { ...trees, changed: changes.map(({ after }) => after.id) }),
    ...linksJob(scope, now, { ...trees, rendered }),
    ...flip.jobs,
  ];
  return { writes: flip.writes, jobs };
}

/** A launch gets one calendar entry; pages that were scheduled one by one get theirs when they are stored. */
function toldOf(
  scope: CompanyScope,
  { id, name, email }: LaunchRecord,
  plan: LaunchPlan,
  now: Date,
): Write[] {
  const note = {
    state: 'done',
    what: 'publish',
    pageId: 0,
    pageName: name,
    versionId: 0,
    launchId: id,
  } as const;
  const actor = { email, company: scope.company };
  const action = `Published the launch '${name}' (${contentsOf(plan)})`;
  return [calendarWrite(scope, note, now), activityWrite(scope, { actor, action, at: now })];
}

/** '2 pages, Look' */
function contentsOf({ planned, parts }: LaunchPlan): string {
  const pages = `${planned.length} ${planned.length === 1 ? 'page' : 'pages'}`;
  return [pages, ...parts.map(({ entry }) => partLabel(entry.part))].join(', ');
}
