import { onError } from '@galley/shared/on-error';
import type { Item } from './entities/key';
import { pauseUpTo } from './pause';

/**
 * What a write is based on has changed since it was read. This error stays internal: the code that commits
 * reads again (`retryOnConflict`) or accepts the conflict (`conflictOf`), so no client sees it.
 */
export class WriteConflict extends Error {
  constructor(
    /** The current item, if there is one. */
    readonly current?: Item,
  ) {
    super('What was read has changed since.');
  }
}

/** The `refused` callback of a write that expects conflicts. */
export const writeConflict = (current?: Item) => new WriteConflict(current);

/**
 * The conflict that a commit met; undefined where it succeeded.
 * @throws every other error
 */
export function conflictOf(commit: Promise<unknown>): Promise<WriteConflict | undefined> {
  return commit.then(() => undefined).catch(onError(WriteConflict, (conflict) => conflict));
}

interface Retries {
  attempts: number;
  /** Creates the error that is thrown after the last attempt. */
  orElse: () => Error;
  /** The longest pause after the first attempt; it grows linearly with each. */
  pauseMs?: number;
}

/**
 * Reads, decides and writes again as long as other writes come in between. All of that belongs in `attempt`,
 * which gets its own number, from 1; errors other than conflicts end the loop.
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
