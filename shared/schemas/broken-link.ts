import * as z from 'zod';

/** A link on a published page that leads visitors nowhere, or seems to. */
const brokenLinkSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  /**
   * The id in the live version, whose number is the same in every version. Absent where the page itself is
   * the link.
   */
  componentId: z.number().optional(),
  /** The place of the link: 'Column 1 in Text Editor Prices'. */
  place: z.string(),
  /** The text of the link; '' for one that is not part of a text. */
  words: z.string(),
  /** The URL of another site; '' where the link leads into the site itself. */
  address: z.string(),
  /** The problem, in words that follow the link or its URL. */
  problem: z.string(),
  /** For other sites: when that was found. */
  askedAt: z.string().optional(),
  /** It was found only once, and is checked again before it counts. */
  isUncertain: z.literal(true).optional(),
});
export type BrokenLink = z.infer<typeof brokenLinkSchema>;

export const brokenLinksSchema = z.object({
  links: z.array(brokenLinkSchema),
  /** When pages were last searched for links to other sites; null before the first search. */
  lookedAt: z.string().nullable(),
  /** The number of links to other sites that are checked. */
  addresses: z.number(),
  /** How many of them are waiting for a check. */
  waiting: z.number(),
  /** How many more there are beyond the limit. */
  left: z.number(),
});
export type BrokenLinks = z.infer<typeof brokenLinksSchema>;
