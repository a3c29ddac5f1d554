import type { Thread } from '@galley/shared/schemas/comment';
import { useCallback, useState } from 'react';

/** Keeps threads with an unsent answer as they were: others may resolve or delete them in the meantime. */
export function useHeldThreads(threads: readonly Thread[]) {
  const [held, setHeld] = useState<ReadonlyMap<string, Thread>>(new Map());
  const hold = useCallback((thread: Thread, isHeld: boolean) => {
    setHeld((before) => {
      if (!isHeld && !before.has(thread.threadId)) return before;
      const next = new Map(before);
      if (isHeld) next.set(thread.threadId, thread);
      else next.delete(thread.threadId);
      return next;
    });
  }, []);
  const gone = [...held.values()].filter(
    ({ threadId }) => !threads.some((thread) => thread.threadId === threadId),
  );
  return { all: [...threads, ...gone], isHeld: (threadId: string) => held.has(threadId), hold };
}
