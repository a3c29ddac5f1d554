import type { Finding } from '@galley/shared/schemas/version';
import { api } from '../../../lib/api';

/** No one waits longer for a dialog. */
const patience = 5_000;

/** What is worth a look in a version as it is stored; undefined where that cannot be had just now. */
export async function readFindings(pageId: number, versionId: number): Promise<Finding[] | undefined> {
  try {
    return await api('checkVersion', { pageId, versionId }, { signal: AbortSignal.timeout(patience) });
  } catch {
    return undefined;
  }
}
