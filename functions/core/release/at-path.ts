import type { ChromeRecord, PathRecord } from '../entities/path';

/** So long after a launch went live, a read that is not consistent may answer what was before it. */
const settledAfterMs = 60_000;

type Launch = ChromeRecord['launch'];

/** What is at a path: what a launch puts there, from the moment on at which the chrome names its run. */
export function presentAt(item: PathRecord | undefined, launch: Launch): PathRecord | undefined {
  if (!item?.next || item.nextRun === undefined || item.nextRun !== launch?.run) {
    return item?.kind === 'next' ? undefined : item;
  }
  const { kind, ...next } = item.next;
  const { pk, sk, nextBody } = item;
  if (kind === 'gone') return undefined;
  return { pk, sk, kind, ...next, ...(nextBody && { body: nextBody }), release: launch.release };
}

/**
 * Whether an item, or that there is none, may be of before a launch: a launch changes as many paths as it likes, so the
 * chrome does not name them.
 */
export function mayPrecede(item: PathRecord | undefined, launch: Launch, now: number): boolean {
  if (!launch || now - Date.parse(launch.at) > settledAfterMs) return false;
  return item?.nextRun !== launch.run && (item?.release ?? 0) < launch.release;
}
