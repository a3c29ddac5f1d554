import * as z from 'zod';
import { sitePlaces } from '../stored-words';

/** What texts of a page, the footer or a tab had, stored by an earlier release, that texts cannot hold any more. */
export const textNoteSchema = z.object({
  place: z.enum(['page', ...sitePlaces]),
  /** 0 where it is no page's; `pageName` says then what it is. */
  pageId: z.number(),
  pageName: z.string(),
  /** As `shared/rich-text/dropped.ts` names it: `<video>`, `style color`. */
  dropped: z.array(z.object({ what: z.string(), count: z.number() })),
});
export type TextNote = z.infer<typeof textNoteSchema>;
