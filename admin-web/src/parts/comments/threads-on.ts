import { isOnVersion } from '@galley/shared/comment-threads';
import { groupBy } from '@galley/shared/group-by';
import type { Thread } from '@galley/shared/schemas/comment';

export const isOpen = ({ resolvedOn }: Pick<Thread, 'resolvedOn'>) => resolvedOn === null;

/** The open threads on a version, including inherited ones. */
export const openThreadsOn = (threads: readonly Thread[], versionId: number): Thread[] =>
  threads.filter((thread) => isOpen(thread) && isOnVersion(thread, versionId));

/** Counts the open threads of each component on a version, by the component's number. */
export function countOpenThreads(
  threads: readonly Thread[],
  versionId: number | undefined,
): ReadonlyMap<number, number> {
  const open = versionId === undefined ? [] : openThreadsOn(threads, versionId);
  const byComponent = groupBy(open, ({ componentNumber }) => componentNumber);
  return new Map([...byComponent].map(([number, ofComponent]) => [number, ofComponent.length]));
}
