import { limits } from '@galley/shared/limits';
import { releaseEntity } from '../entities/path';
import { BrokenRecordError, conflict } from '../errors';
import { dispatchJobs, invalidationJob, type NewJob } from '../jobs';
import { pauseUpTo } from '../pause';
import { flipOf } from './flip';
import { type ReleaseContext, type ReleasePlan, StaleRelease } from './release-plan';
import { type ReleaseState, releaseStateOf } from './release-state';
import { ensureCurrentRenderer, readEarlierChromes } from './rerender';
import { readSite, type Site } from './site';

const attempts = 5;

/**
 * Changes what visitors see, in one step that nobody sees half of. `load` reads, beside the site, what `plan`
 * needs; both run again when another release came between. `plan` may throw a refusal.
 * @throws 409 where releases follow each other so fast that five attempts all met another one.
 */
export async function runRelease<Loaded>(
  context: ReleaseContext,
  load: () => Promise<Loaded>,
  plan: (site: Site, loaded: Loaded, release: ReleaseState) => ReleasePlan | Promise<ReleasePlan>,
): Promise<void> {
  const { table, scope, now } = context;
  let state = context.release;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    if (attempt > 1) {
      await pauseUpTo(40 * attempt);
      state = releaseStateOf(await table.get(releaseEntity.key(scope)));
    }
    const jobs: NewJob[] = [];
    try {
      state = await ensureCurrentRenderer(table, scope, state, now);
      const [site, loaded, chromes] = await Promise.all([
        readSite(table, scope),
        load(),
        readEarlierChromes(table, scope, state),
      ]);
      const change = await plan(site, loaded, state);
      jobs.push(...(change.jobs ?? []), invalidationJob(scope, now));
      const { renderersInUse = state.earlier } = change;
      const earlier = Object.fromEntries(
        Object.entries(chromes).filter(([renderer]) => renderersInUse.includes(renderer)),
      );
      const { writes } = await flipOf(table, { scope, now, state, site, change, earlier });
      writes.push(...jobs.map((job) => job.write));
      if (writes.length > limits.flipItems) {
        throw new Error(`A flip of ${writes.length} items: at most ${limits.flipItems} are allowed.`);
      }
      await table.commit(writes);
    } catch (error) {
      if (error instanceof StaleRelease) continue;
      if (error instanceof BrokenRecordError) throw conflict(`Nothing was published. ${error.message}`);
      throw error;
    }
    await dispatchJobs(jobs);
    return;
  }
  throw conflict('The site is being changed by several people right now. Nothing was saved: try again.');
}
