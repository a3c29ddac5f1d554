import { limits } from '@galley/shared/limits';
import { retryOnConflict } from '../conflicts';
import { releaseEntity } from '../entities/path';
import { BrokenRecordError, conflict } from '../errors';
import { dispatchJobs, invalidationJob, type NewJob } from '../jobs';
import type { Write } from '../table';
import { afterLaunch } from './live-launch';
import type { ReleaseContext } from './release-plan';
import { type ReleaseState, releaseStateOf } from './release-state';
import { ensureCurrentRenderer } from './rerender';

const busy = {
  // Pages that link to a published one are re-rendered at the same time; a person should not be refused for that.
  attempts: 8,
  pauseMs: 60,
  orElse: () =>
    conflict('The site is being changed by several people right now. Nothing was saved: try again.'),
};

/** The flip does not fit into one transaction. */
export class TooLargeFlip extends Error {
  constructor(items: number, most: number) {
    super(`A flip of ${items} items: at most ${most} are allowed.`);
  }
}

/**
 * Commits a release in one transaction. `flipFrom` makes its writes from the current state, and again where
 * another release came between.
 * @throws 409 where eight attempts in a row conflicted with other releases
 */
export async function commitRelease(
  context: ReleaseContext,
  flipFrom: (state: ReleaseState) => Promise<{ writes: Write[]; jobs: NewJob[] }>,
): Promise<void> {
  const { table, scope, now } = context;
  return retryOnConflict(busy, async (attempt) => {
    const read = attempt === 1 ? context.release : releaseStateOf(await table.get(releaseEntity.key(scope)));
    const jobs: NewJob[] = [];
    try {
      const state = await ensureCurrentRenderer(table, scope, await afterLaunch(table, scope, read), now);
      const flip = await flipFrom(state);
      jobs.push(...flip.jobs, invalidationJob(scope, now));
      const writes = [...flip.writes, ...jobs.map((job) => job.write)];
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
