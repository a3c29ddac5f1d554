import * as z from 'zod';
import { limits } from '../limits';
import { id, requiredText } from './fields';
import { launchPartSchema } from './site-part';
import { findingSchema } from './version';

export const launchName = requiredText('Name', limits.launchName);

/** The pages that a call is about; a launch holds no more. */
export const launchPageIds = z
  .array(id('pageIds'), { error: 'pageIds must be a list of pages.' })
  .min(1, 'Choose at least one page.')
  .max(limits.launchPages, `A launch has at most ${limits.launchPages} pages.`);

/** planned: it may be changed; publishing: a job works on it; published: it is live and stays what it is. */
export const launchStatuses = ['planned', 'publishing', 'published'] as const;

const refusal = z.object({ pageId: z.number(), pageName: z.string(), reason: z.string() });

export const launchSchema = z.object({
  launchId: z.number(),
  name: z.string(),
  status: z.enum(launchStatuses),
  pages: z.number(),
  /** The parts of the site that go along, by name. */
  parts: z.array(z.string()),
  /** The launch whose pages it takes back. */
  rollsBack: z.number().optional(),
  /** Who made it, chose its time or published it last. */
  email: z.string(),
  publishAt: z.string().optional(),
  /** Why its time went by without it. */
  missed: z.string().optional(),
  publishedAt: z.string().optional(),
  createdAt: z.string(),
  revision: z.number(),
});
export type Launch = z.infer<typeof launchSchema>;

/** What becomes of a page: an open version goes live, one that was live comes back, or the page leaves the site. */
export const launchPageSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  path: z.string(),
  what: z.enum(['publish', 'restore', 'takeDown']),
  versionId: z.number(),
  /** What keeps the launch from being published. */
  problem: z.string().optional(),
  /** It is another one by now than what was looked at: adding the page again takes it as it is. */
  isOutdated: z.boolean().optional(),
});
export type LaunchPage = z.infer<typeof launchPageSchema>;

/** A page that the company's checks hold up. */
export const heldUpPageSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  findings: z.array(findingSchema),
});
export type HeldUpPage = z.infer<typeof heldUpPageSchema>;

export const launchWithPagesSchema = launchSchema.extend({
  pageList: z.array(launchPageSchema),
  partList: z.array(launchPartSchema),
  /** What stood in the way when it was to be published last; `pageId` is 0 where it is no page's. */
  refusals: z.array(refusal),
  timeZone: z.string(),
});
export type LaunchWithPages = z.infer<typeof launchWithPagesSchema>;

/** What became of each page that was to go live with others. */
export const publishedPagesSchema = z.object({
  /** The launch that publishes them; absent where none of them can go live. */
  launchId: z.number().optional(),
  pages: z.array(
    z.object({
      pageId: z.number(),
      pageName: z.string(),
      /** That goes live. */
      versionId: z.number().optional(),
      /** Why none does. */
      problem: z.string().optional(),
    }),
  ),
});
export type PublishedPages = z.infer<typeof publishedPagesSchema>;
