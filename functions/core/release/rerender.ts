import type { ChromeFragments } from '@galley/public-web/site-model';
import type { CompanyScope } from '../company-scope';
import { retryOnConflict, writeConflict } from '../conflicts';
import { type ChromeRecord, chromeEntity, releaseEntity } from '../entities/path';
import { conflict } from '../errors';
import { dispatchJobs, invalidationJob, newJob } from '../jobs';
import type { Table } from '../table';
import { flipOf } from './flip';
import { afterLaunch } from './live-launch';
import { currentRendererId } from './own-renderer';
import { unpackChrome } from './path-body';
import { releaseIs } from './release-plan';
import { type ReleaseState, releaseStateOf } from './release-state';
import { readSite } from './site';
import { ownAssetsRecord } from './stored-assets';

/**
 * How a company's site changes from one renderer to another, a newer one or, after a roll-back, an older one:
 * 1. A flip renders the chrome again and keeps the previous renderer's chrome beside it. It stores this
 * renderer's style sheets and scripts, and enqueues the job of step 2.
 * 2. The job renders page after page (`functions/jobs/rerender-site.ts`).
 * 3. A last flip drops the chromes that no page needs any more.
 *
 * Page, chrome, style sheets and scripts of a document always come from one renderer (`readVisit`): a page
 * that has not been rendered again yet, or cannot be, is served as before.
 *
 * Step 1 comes before anything else that this renderer writes for a site, be it a publish or the job itself,
 * which enqueues no other (`leavesJob`).
 * @throws WriteConflict where another release came between
 */
export async function ensureCurrentRenderer(
  table: Table,
  scope: CompanyScope,
  state: ReleaseState,
  now: Date,
  leavesJob = true,
): Promise<ReleaseState> {
  if (state.renderer === currentRendererId) return state;
  const chrome = await table.get(chromeEntity.key(scope));
  if (!chrome) return beginUnpublished(table, scope, state);
  const site = await readSite(table, scope);
  const { [currentRendererId]: _, ...earlier } = allChromes(chrome);
  const { writes, next } = await flipOf(table, { scope, now, state, site, change: {}, earlier });
  const jobs = [
    invalidationJob(scope, now),
    ...(leavesJob ? [newJob(scope, { kind: 'renew-site' }, now)] : []),
  ];
  await table.commit([...writes, { put: { ...ownAssetsRecord(scope) } }, ...jobs.map(({ write }) => write)]);
  await dispatchJobs(jobs);
  return next;
}

const busy = {
  attempts: 5,
  orElse: () => conflict('The site is being changed by several people right now.'),
};

/** The state of a site that this renderer has taken over: for jobs, which render outside of a release. */
export async function readOwnRelease(
  table: Table,
  scope: CompanyScope,
  leavesJob = true,
): Promise<ReleaseState> {
  return retryOnConflict(busy, async () => {
    const state = await afterLaunch(table, scope, releaseStateOf(await table.get(releaseEntity.key(scope))));
    return ensureCurrentRenderer(table, scope, state, new Date(), leavesJob);
  });
}

/** Nothing is published yet, so visitors see no change. */
async function beginUnpublished(
  table: Table,
  scope: CompanyScope,
  state: ReleaseState,
): Promise<ReleaseState> {
  const next = { ...state, renderer: currentRendererId };
  await table.commit([
    {
      put: { ...releaseEntity.key(scope), ...next },
      condition: releaseIs(state),
      refused: writeConflict,
    },
    { put: { ...ownAssetsRecord(scope) } },
  ]);
  return next;
}

/** All chromes of a site, by renderer. */
function allChromes(chrome: ChromeRecord): Record<string, ChromeFragments> {
  const { fragments, earlier } = unpackChrome(chrome.body);
  return { ...earlier, [chrome.renderer]: fragments };
}

/** The chromes of earlier renderers, which each release keeps while pages still belong to them. */
export async function readEarlierChromes(
  table: Table,
  scope: CompanyScope,
  { earlier }: ReleaseState,
): Promise<Record<string, ChromeFragments>> {
  if (earlier.length === 0) return {};
  const chrome = await table.get(chromeEntity.key(scope));
  return chrome ? (unpackChrome(chrome.body).earlier ?? {}) : {};
}
