import * as z from 'zod';
import { flag, id } from './fields';
import { friendlyUrlFault, namingFields } from './page';

/** The name and the address of a copy, and whether what is under the page is copied too. */
export const duplicatePageSchema = z
  .object({
    pageId: id('pageId'),
    ...namingFields,
    withPagesUnder: flag('withPagesUnder').default(false),
  })
  .superRefine(({ friendlyUrl }, context) => {
    const message = friendlyUrlFault(friendlyUrl);
    if (message) context.addIssue({ code: 'custom', path: ['friendlyUrl'], message });
  });

/** What became of each page, those above before those under them. */
export const duplicatedPagesSchema = z.array(
  z.object({
    /** Of the copy; absent where there is none. */
    pageId: z.number().optional(),
    name: z.string(),
    path: z.string(),
    isExternal: z.boolean(),
    /** Why there is none. */
    problem: z.string().optional(),
  }),
);
export type DuplicatedPage = z.infer<typeof duplicatedPagesSchema>[number];
