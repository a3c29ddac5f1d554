import { api } from '../../lib/api';
import { openThreadsOn } from './threads-on';

/** A dialog must not wait longer than this. */
const patience = 5_000;

/** Counts the open threads on a version; 0 when they cannot be read, since that must not block the version. */
export function readOpenThreads(pageId: number, versionId: number): Promise<number> {
  return api('listThreads', { pageId }, { signal: AbortSignal.timeout(patience) })
    .then((threads) => openThreadsOn(threads, versionId).length)
    .catch(() => 0);
}
