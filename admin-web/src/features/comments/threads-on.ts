import { isOnVersion } from '@galley/shared/comment-threads';
import type { Thread } from '@galley/shared/schemas/comment';

export const isOpen = ({ resolvedOn }: Pick<Thread, 'resolvedOn'>) => resolvedOn === null;

/** What is open on a version, whenever it was said. */
export const openOn = (threads: readonly Thread[], versionId: number): Thread[] =>
  threads.filter((thread) => isOpen(thread) && isOnVersion(thread, versionId));

/** How many open threads each component has on a version, by its number. */
export function openCounts(
  threads: readonly Thread[],
  versionId: number | undefined,
): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { componentNumber } of versionId === undefined ? [] : openOn(threads, versionId)) {
    counts.set(componentNumber, (counts.get(componentNumber) ?? 0) + 1);
  }
  return counts;
}
