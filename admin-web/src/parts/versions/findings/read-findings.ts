import type { Finding } from '@galley/shared/schemas/version';
import { api } from '../../../lib/api';
import type { GoingOn } from '../../../ui/reason-to-go-on';

/** A dialog must not wait longer than this. */
const patience = 10_000;

/** Reads the findings of a stored version; undefined when they cannot be read. */
export function readFindings(pageId: number, versionId: number): Promise<Finding[] | undefined> {
  const options = { signal: AbortSignal.timeout(patience) };
  return api('checkVersion', { pageId, versionId }, options).catch(() => undefined);
}

/** Whether a version with these findings can continue, for users who may give a reason and for others. */
export function goingOnWith(findings: readonly Finding[] | undefined, mayGiveReason: boolean): GoingOn {
  if (!findings?.some(({ isBlocking }) => isBlocking)) return 'freely';
  return mayGiveReason ? 'withReason' : 'notYet';
}
