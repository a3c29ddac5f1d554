import * as z from 'zod';

/** A link on a published page that leads visitors nowhere, or seems to. */
export const brokenLinkSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  /** As it is published: its number is the same in every version. Absent where the page itself is the link. */
  componentId: z.number().optional(),
  /** Where it stands: 'Column 1 in Text Editor Prices'. */
  place: z.string(),
  /** What visitors read of it; '' of one that is no part of a text. */
  words: z.string(),
  /** Of another site; '' where the link leads into the site itself. */
  address: z.string(),
  /** What is wrong, in words that follow the link or its address. */
  problem: z.string(),
  /** Of other sites: when that was found. */
  askedAt: z.string().optional(),
  /** It was found once, and is asked again before it counts. */
  isUncertain: z.literal(true).optional(),
});
export type BrokenLink = z.infer<typeof brokenLinkSchema>;

export const brokenLinksSchema = z.object({
  links: z.array(brokenLinkSchema),
  /** When pages were looked through for addresses on other sites; null where that is still to come. */
  lookedAt: z.string().nullable(),
  /** How many addresses on other sites are looked after. */
  addresses: z.number(),
  /** How many of them are still to be asked. */
  waiting: z.number(),
  /** How many more there are than are looked after. */
  left: z.number(),
});
export type BrokenLinks = z.infer<typeof brokenLinksSchema>;
