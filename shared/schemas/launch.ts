import * as z from 'zod';
import { limits } from '../limits';
import { id, requiredText } from './fields';
import { launchPartSchema } from './site-part';
import { findingSchema } from './version';

export const launchName = requiredText('Name', limits.launchName);

/** The pages of a call; at most as many as a launch may contain. */
export const launchPageIds = z
  .array(id('pageIds'), { error: 'pageIds must be a list of pages.' })
  .min(1, 'Choose at least one page.')
  .max(limits.launchPages, `A launch has at most ${limits.launchPages} pages.`);

/**
 * planned: it can be changed; publishing: a job is publishing it; published: it is live and can no longer be
 * changed.
 */
const launchStatuses = ['planned', 'publishing', 'published'] as const;

const refusal = z.object({ pageId: z.number(), pageName: z.string(), reason: z.string() });

export const launchSchema = z.object({
  launchId: z.number(),
  name: z.string(),
  status: z.enum(launchStatuses),
  pages: z.number(),
  /** The parts of the site in the launch, by name. */
  parts: z.array(z.string()),
  /** The launch that it rolls back. */
  rollsBack: z.number().optional(),
  /** The user who created, scheduled or published it last. */
  email: z.string(),
  publishAt: z.string().optional(),
  /** Why it missed its time. */
  missed: z.string().optional(),
  publishedAt: z.string().optional(),
  createdAt: z.string(),
  revision: z.number(),
});
export type Launch = z.infer<typeof launchSchema>;

/**
 * The effect on a page: an open version goes live, a former live version is restored, or the page is taken
 * down.
 */
const launchPageSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  path: z.string(),
  what: z.enum(['publish', 'restore', 'takeDown']),
  versionId: z.number(),
  /** What prevents publishing the launch. */
  problem: z.string().optional(),
  /** The page has changed since it was reviewed: adding it again updates the launch. */
  isOutdated: z.boolean().optional(),
  /** Its open version is a draft, which is submitted before it is added again. */
  isDraft: z.boolean().optional(),
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
  /** What prevented the last attempt to publish; `pageId` is 0 where it is not about a page. */
  refusals: z.array(refusal),
  timeZone: z.string(),
});
export type LaunchWithPages = z.infer<typeof launchWithPagesSchema>;

/** The result for each page that was to be published together. */
export const publishedPagesSchema = z.object({
  /** The launch that publishes them; absent where none of them can go live. */
  launchId: z.number().optional(),
  pages: z.array(
    z.object({
      pageId: z.number(),
      pageName: z.string(),
      /** The version that goes live. */
      versionId: z.number().optional(),
      /** Why none does. */
      problem: z.string().optional(),
    }),
  ),
});
