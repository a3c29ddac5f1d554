import * as z from 'zod';
import { sitePlaces } from '../stored-words';

/**
 * What the conversion of earlier texts of a page, the footer or a tab removed, because texts no longer
 * support it.
 */
export const textNoteSchema = z.object({
  place: z.enum(['page', ...sitePlaces]),
  /** 0 where it is not about a page; `pageName` then says what it is about. */
  pageId: z.number(),
  pageName: z.string(),
  /** In the format of `shared/rich-text/dropped.ts`: `<video>`, `style color`. */
  dropped: z.array(z.object({ what: z.string(), count: z.number() })),
});
export type TextNote = z.infer<typeof textNoteSchema>;
