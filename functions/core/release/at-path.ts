import type { ChromeRecord, PathRecord } from '../entities/path';

/** For this long after a launch, an eventually consistent read may return the state from before it. */
const settledAfterMs = 60_000;

type Launch = ChromeRecord['launch'];

/** The item at a path; once the chrome names the run of a launch, this is what the launch put there. */
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
 * Whether an item, or its absence, may predate a launch: a launch changes any number of paths, so the chrome
 * does not list them.
 */
export function mayPrecede(item: PathRecord | undefined, launch: Launch, now: number): boolean {
  if (!launch || now - Date.parse(launch.at) > settledAfterMs) return false;
  return item?.nextRun !== launch.run && (item?.release ?? 0) < launch.release;
}
