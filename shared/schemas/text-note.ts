import * as z from 'zod';

/** What texts of a page had, stored by an earlier release, that texts cannot hold any more. */
export const textNoteSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  /** As `shared/rich-text/dropped.ts` names it: `<video>`, `style color`. */
  dropped: z.array(z.object({ what: z.string(), count: z.number() })),
});
export type TextNote = z.infer<typeof textNoteSchema>;
