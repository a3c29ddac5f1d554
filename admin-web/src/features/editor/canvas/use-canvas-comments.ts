import { useEffect } from 'react';
import type { EditorChoice } from '../editor-choice';
import type { CommentMarks } from '../use-comments-beside';
import { entryKeyOf } from './preview-entries';
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
