import type { Finding } from '@galley/shared/schemas/version';
import { api } from '../../../lib/api';
import type { GoingOn } from '../../../ui/reason-to-go-on';

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

/** How a version goes on with what was found in it, for those who may give a reason and for the others. */
export function goingOnWith(findings: readonly Finding[] | undefined, mayGiveReason: boolean): GoingOn {
  if (!findings?.some(({ isBlocking }) => isBlocking)) return 'freely';
  return mayGiveReason ? 'withReason' : 'notYet';
}
