import { limits } from '@galley/shared/limits';
import { retryOnConflict } from '../conflicts';
import { releaseEntity } from '../entities/path';
import { BrokenRecordError, conflict } from '../errors';
import { dispatchJobs, invalidationJob, type NewJob } from '../jobs';
import { flipOf } from './flip';
import { afterLaunch } from './live-launch';
import type { ReleaseContext, ReleasePlan } from './release-plan';
import { type ReleaseState, releaseStateOf } from './release-state';
import { ensureCurrentRenderer, readEarlierChromes } from './rerender';
import { readSite, type Site } from './site';

const busy = {
  attempts: 5,
  pauseMs: 60,
  orElse: () =>
    conflict('The site is being changed by several people right now. Nothing was saved: try again.'),
};

/** One transaction does not hold it. */
export class TooLargeFlip extends Error {
  constructor(items: number, most: number) {
    super(`A flip of ${items} items: at most ${most} are allowed.`);
  }
}

/**
 * Changes what visitors see, in one step that no one sees half of. `load` reads, beside the site, what `plan`
 * needs; both run again when another release came between. `plan` may throw a refusal.
 * @throws 409 where releases follow each other so fast that five attempts all met another one.
 */
export async function runRelease<Loaded>(
  context: ReleaseContext,
  load: () => Promise<Loaded>,
  plan: (site: Site, loaded: Loaded, release: ReleaseState) => ReleasePlan | Promise<ReleasePlan>,
): Promise<void> {
  const { table, scope, now } = context;
  return retryOnConflict(busy, async (attempt) => {
    const read = attempt === 1 ? context.release : releaseStateOf(await table.get(releaseEntity.key(scope)));
    const jobs: NewJob[] = [];
    try {
      const state = await ensureCurrentRenderer(table, scope, await afterLaunch(table, scope, read), now);
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
      const { writes, jobs: lists } = await flipOf(table, { scope, now, state, site, change, earlier });
      jobs.push(...lists);
      writes.push(...jobs.map((job) => job.write));
      const { mostItems = limits.flipItems } = context;
      if (writes.length > mostItems) throw new TooLargeFlip(writes.length, mostItems);
      await table.commit(writes);
    } catch (error) {
      if (error instanceof BrokenRecordError) throw conflict(`Nothing was published. ${error.message}`);
      throw error;
    }
    await dispatchJobs(jobs);
  });
}
