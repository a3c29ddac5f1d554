import { api } from '../../lib/api';
import { openOn } from './threads-on';

/** No one waits longer for a dialog. */
const patience = 5_000;

/** How much is open on a version; 0 where that cannot be had just now, since the version can go on without. */
export async function readOpenThreads(pageId: number, versionId: number): Promise<number> {
  try {
    const threads = await api('listThreads', { pageId }, { signal: AbortSignal.timeout(patience) });
    return openOn(threads, versionId).length;
  } catch {
    return 0;
  }
}
