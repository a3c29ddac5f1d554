import { useEffect } from 'react';
import type { EditorChoice } from '../../../parts/page-canvas/editor-choice';
import { entryKeyOf } from '../../../parts/page-canvas/preview-entries';
import type { CommentMarks } from '../use-comments-beside';
import type { CanvasPort } from './use-canvas-port';

/** Sends the canvas the number of comments on each component. */
export function useCanvasComments(
  port: CanvasPort | undefined,
  { counts, canComment }: CommentMarks,
  choice: EditorChoice,
): void {
  useEffect(() => {
    const byKey = [...counts].map(([placementId, count]) => [entryKeyOf(choice, placementId), count]);
    port?.send({ kind: 'comments', counts: Object.fromEntries(byKey), canComment });
  }, [port, counts, canComment, choice]);
}
