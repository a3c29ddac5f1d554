import { componentNumber } from '@galley/shared/comment-threads';
import type { PageComponent } from '@galley/shared/schemas/version';
import { useMemo, useState } from 'react';
import type { AskedThread } from '../../parts/comments/comments-panel';
import { countOpenThreads } from '../../parts/comments/threads-on';
import { useListThreads } from '../../parts/comments/use-threads';
import { useCan } from '../../parts/session/use-signed-in-user';
import { useListedShortcut } from '../../ui/shortcuts';

interface CommentsBeside {
  pageId: number;
  versionId: number | undefined;
  placements: readonly PageComponent[];
  /** The comments of a deleted page are read-only. */
  isPageDeleted: boolean;
  /** The thread that a link names. */
  askedThreadId: string | undefined;
  onShow: () => void;
}

/** The comments on the current version: their number, and which thread is shown. */
export function useCommentsBeside({
  pageId,
  versionId,
  placements,
  isPageDeleted,
  askedThreadId,
  onShow,
}: CommentsBeside) {
  useListedShortcut('alt+Enter', 'On a component of the page: what is said about it');
  const canComment = useCan('comment') && !isPageDeleted;
  const { data: threads } = useListThreads(pageId);
  const [asked, setAsked] = useState<AskedThread | undefined>(() =>
    askedThreadId === undefined ? undefined : { threadId: askedThreadId },
  );
  const counts = useMemo(() => countOpenThreads(threads ?? [], versionId), [threads, versionId]);
  const marks = useMemo(() => {
    const byPlacement = placements.map(({ id, componentId }): [number, number] => [
      id,
      counts.get(componentNumber(componentId)) ?? 0,
    ]);
    return { counts: new Map(byPlacement.filter(([, count]) => count > 0)), canComment };
  }, [counts, placements, canComment]);
  return {
    asked,
    /** The number of open threads of each placement. */
    marks,
    open: [...counts.values()].reduce((sum, count) => sum + count, 0),
    /** Opens the comments on a component, or a field for a new one. */
    askAbout: ({ componentId }: PageComponent) => {
      setAsked({ componentNumber: componentNumber(componentId) });
      onShow();
    },
  };
}

export type CommentMarks = ReturnType<typeof useCommentsBeside>['marks'];
