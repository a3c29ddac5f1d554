import type { Item } from './entities/key';
import { pauseUpTo } from './pause';

/**
 * What a write was made from has changed since it was read. It is a signal within functions: who commits reads again
 * (`retryOnConflict`) or leaves it at that (`conflictOf`), so no caller of a call sees it.
 */
export class WriteConflict extends Error {
  constructor(
    /** The item as it is now, if there is one. */
    readonly current?: Item,
  ) {
    super('What was read has changed since.');
  }
}

/** The `refused` of a write whose conflict is expected. */
export const writeConflict = (current?: Item) => new WriteConflict(current);

/** What a commit ran into; undefined where it wrote. @throws every other error */
export async function conflictOf(commit: Promise<unknown>): Promise<WriteConflict | undefined> {
  try {
    await commit;
    return undefined;
  } catch (error) {
    if (error instanceof WriteConflict) return error;
    throw error;
  }
}

interface Retries {
  attempts: number;
  /** What is thrown after the last one. */
  orElse: () => Error;
  /** The longest pause after the first attempt; it grows by the same with each. */
  pauseMs?: number;
}

/**
 * Reads, decides and writes again as long as others write in between. All of that belongs into `attempt`, which gets
 * its own number, from 1; what it throws beside a conflict ends it.
 */
export async function retryOnConflict<Result>(
  { attempts, orElse, pauseMs = 20 }: Retries,
  attempt: (count: number) => Promise<Result>,
): Promise<Result> {
  for (let count = 1; count <= attempts; count += 1) {
    try {
      return await attempt(count);
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error;
    }
    if (count < attempts) await pauseUpTo(pauseMs * count);
  }
  throw orElse();
}
