import { partLabel } from '@galley/shared/site-parts';
import { activityWrite } from '../../core/activity-log';
import { calendarWrite } from '../../core/calendar-write';
import { countWrite } from '../../core/companies/company-counts';
import type { CompanyScope } from '../../core/company-scope';
import { writeConflict } from '../../core/conflicts';
import type { LaunchRecord } from '../../core/entities/launch';
import { liveLaunchEntity } from '../../core/entities/page';
import { invalidationJob } from '../../core/jobs';
import { PageTree } from '../../core/pages/page-tree';
import { flipOf } from '../../core/release/flip';
import { linksJob } from '../../core/release/linking-pages';
import { listsJob } from '../../core/release/lists';
import { articlesJob } from '../../core/release/page-change';
import type { ReleaseState } from '../../core/release/release-state';
import { readEarlierChromes } from '../../core/release/rerender';
import type { Site } from '../../core/release/site';
import type { Table, Write } from '../../core/table';
import type { LaunchPlan } from './launch-plan';
import { launchChange, runOf } from './launch-repository';

interface Prepared {
  launch: LaunchRecord;
  state: ReleaseState;
  site: Site;
  plan: LaunchPlan;
  now: Date;
}

/**
 * The moment at which a launch goes live: as many items for two pages as for two hundred. All that was prepared holds
 * from here on, since the chrome and the page list name the attempt.
 * @throws WriteConflict where another release came since the launch was prepared
 */
export async function flipLaunch(
  table: Table,
  scope: CompanyScope,
  { launch, state, site, plan, now }: Prepared,
): Promise<void> {
  const run = runOf(launch);
  const at = now.toISOString();
  const release = state.release + 1;
  const trees = {
    before: new PageTree(site.pages, site.orders),
    after: new PageTree(plan.after.pages, plan.after.orders),
  };
  const rendered = [...plan.paths.values()].map(({ pageId }) => pageId);
  const ofParts = plan.parts.flatMap(({ change }) => change.jobs ?? []);
  const jobs = [
    ...ofParts,
    invalidationJob(scope, now),
    ...listsJob(scope, now, { ...trees, changed: plan.planned.map(({ page }) => page.id) }),
    ...linksJob(scope, now, { ...trees, rendered }),
    ...articlesJob(
      { scope, now },
      trees.before,
      plan.planned.map(({ page }) => ({ before: page, after: trees.after.page(page.id) ?? page })),
    ),
  ];
  const flip = await flipOf(table, {
    scope,
    now,
    state: { ...state, launch: { run, release, at, isFinished: false } },
    site: plan.after,
    earlier: await readEarlierChromes(table, scope, state),
    change: {
      writes: [
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
      ],
    },
  });
  await table.commit([...flip.writes, ...[...jobs, ...flip.jobs].map(({ write }) => write)]);
}

/** A launch is told as one; what pages had planned for themselves is told of each when it is stored. */
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
