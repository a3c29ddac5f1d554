import * as z from 'zod';
import { flag, id } from './fields';
import { friendlyUrlError, namingFields } from './page';

/** The name and the path of a copy, and whether the pages under the page are copied, too. */
export const duplicatePageSchema = z
  .object({
    pageId: id('pageId'),
    ...namingFields,
    withPagesUnder: flag('withPagesUnder').default(false),
  })
  .superRefine(({ friendlyUrl }, context) => {
    const message = friendlyUrlError(friendlyUrl);
    if (message) context.addIssue({ code: 'custom', path: ['friendlyUrl'], message });
  });

/** The result for each page, parents first. */
export const duplicatedPagesSchema = z.array(
  z.object({
    /** The id of the copy; absent where there is none. */
    pageId: z.number().optional(),
    name: z.string(),
    path: z.string(),
    isExternal: z.boolean(),
    /** Why there is none. */
    problem: z.string().optional(),
  }),
);
export type DuplicatedPage = z.infer<typeof duplicatedPagesSchema>[number];
