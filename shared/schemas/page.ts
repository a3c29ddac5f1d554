import * as z from 'zod';
import { limits } from '../limits';
import { messages } from '../messages';
import { eachOwnDetail } from '../page-details';
import { templateNames } from '../page-templates/names';
import { flag, id, integer, optionalId, optionalText, requiredText, revision } from './fields';
import { plannedSchema } from './schedule';

export const openTypes = ['NewTab', 'CurrentTab'] as const;

/** The Friendly URL of an internal page: lowercase letters, digits and hyphens. */
const friendlyUrlPattern = /^[a-z0-9-]+$/;
const externalUrlPattern = /^(https?:\/\/[^\s/\\]+|mailto:[^\s]+@[^\s]+|tel:[+\d][\d\s().-]*)/i;

/** Splits comma-separated keywords into trimmed tags without empty ones. */
export function keywordTags(keywords: string): string[] {
  return keywords
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');
}

function hasDuplicateTag(tags: readonly string[]): boolean {
  return new Set(tags.map((tag) => tag.toLowerCase())).size !== tags.length;
}

/** The name of a page, and the last segment of its path. */
export const namingFields = {
  name: requiredText('Page Name', limits.pageName),
  friendlyUrl: requiredText('Friendly URL', limits.externalUrl),
};

const editableFields = {
  ...namingFields,
  menu: optionalId('Parent Menu'),
  childMenu: optionalId('Child Menu'),
  subMenu: optionalId('Sub Menu'),
  showOnMenu: flag('Show On Menu').default(false),
  allowNavigation: flag('Allow Navigation').default(true),
  scoTitle: requiredText('SEO Title', limits.seoTitle),
  scoMetaDescription: requiredText('SEO Description', limits.seoDescription),
  scoMetaKeywords: requiredText('SEO Keywords', limits.keywords),
  noIndex: flag('Hide from search engines').default(false),
  isExternal: flag('Is External').default(false),
  openType: z
    .union([z.enum(openTypes), z.null(), z.literal('')], {
      error: 'Open Type must be NewTab or CurrentTab.',
    })
    .optional()
    .transform((value) => value || null),
  ...eachOwnDetail('input'),
};

/** The content of an internal page's first draft: the sections of a template, or copies from another page. */
const beginWith = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('template'),
      name: z.enum(templateNames, { error: 'Start with one of the templates.' }),
    }),
    z.object({ kind: z.literal('copy'), pageId: id('Page to copy') }),
  ],
  { error: 'Start with a template or a copy of a page, or leave this out.' },
);
export type BeginWith = z.infer<typeof beginWith>;

interface PageDetails {
  friendlyUrl: string;
  menu: number | null;
  childMenu: number | null;
  subMenu: number | null;
  scoMetaKeywords: string;
  isExternal: boolean;
  openType: string | null;
  tags?: string | undefined;
  beginWith?: BeginWith | null | undefined;
}

/** The error in the last segment of an internal page's path. */
export function friendlyUrlError(friendlyUrl: string): string | undefined {
  if (!friendlyUrlPattern.test(friendlyUrl)) {
    return 'Friendly URL may have lowercase letters, digits and hyphens only.';
  }
  return friendlyUrl.length > limits.friendlyUrl
    ? `Friendly URL may have at most ${limits.friendlyUrl} characters.`
    : undefined;
}

/** The rules across several fields of a page. */
function checkPage(page: PageDetails, context: z.RefinementCtx) {
  const refuse = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (page.isExternal) {
    if (!externalUrlPattern.test(page.friendlyUrl)) {
      refuse('friendlyUrl', 'Friendly URL must be a full address, like https://example.com/page.');
    }
    if (!page.openType) refuse('openType', 'Open Type is required.');
    if (page.beginWith) refuse('beginWith', 'An external page has no content to begin with.');
  } else if (page.friendlyUrl !== '/') {
    const error = friendlyUrlError(page.friendlyUrl);
    if (error) refuse('friendlyUrl', error);
  }
  if (page.childMenu && !page.menu) refuse('childMenu', 'Choose a Parent Menu before a Child Menu.');
  if (page.subMenu && !page.childMenu) refuse('subMenu', 'Choose a Child Menu before a Sub Menu.');
  const tags = keywordTags(page.scoMetaKeywords);
  if (tags.length === 0) refuse('scoMetaKeywords', 'SEO Keywords is required.');
  if (hasDuplicateTag(tags)) refuse('scoMetaKeywords', messages.tagExists);
  if (tags.some((tag) => tag.length > limits.keyword)) {
    refuse('scoMetaKeywords', `A keyword may have at most ${limits.keyword} characters.`);
  }
  const labels = keywordTags(page.tags ?? '');
  if (hasDuplicateTag(labels)) refuse('tags', messages.tagExists);
  if (labels.some((tag) => tag.length > limits.keyword)) {
    refuse('tags', `A tag may have at most ${limits.keyword} characters.`);
  }
}

export const createPageSchema = z
  .object({ ...editableFields, beginWith: beginWith.nullish() })
  .superRefine(checkPage);
export type CreatePage = z.infer<typeof createPageSchema>;

export const updatePageSchema = z
  .object({ ...editableFields, id: id('id'), revision })
  .superRefine(checkPage);
export type UpdatePage = z.infer<typeof updatePageSchema>;

/** The details that a draft proposes for its page. External pages have no versions. */
export const draftDetailsSchema = z
  .object({
    ...editableFields,
    pageId: id('pageId'),
    versionId: id('versionId'),
    /**
     * The menu entry that it should follow, 0 for the first place; null keeps its position, or puts it last.
     */
    after: integer('Menu order', 0, 99_999_999).nullish(),
    revision,
  })
  .transform((page) => ({ ...page, isExternal: false, openType: null }))
  .superRefine(checkPage);

const pageStatuses = ['draft', 'pending', 'live', 'backup', 'Deleted', ''] as const;

/** A page as the admin reads it. `order` is its position among its siblings on the menu, from 1, or null. */
export const pageSchema = z.object({
  id: z.number(),
  name: z.string(),
  friendlyUrl: z.string(),
  menu: z.number().nullable(),
  childMenu: z.number().nullable(),
  subMenu: z.number().nullable(),
  display: z.boolean(),
  showOnMenu: z.boolean(),
  allowNavigation: z.boolean(),
  order: z.number().nullable(),
  scoTitle: z.string(),
  scoMetaDescription: z.string(),
  scoMetaKeywords: z.string(),
  /** Search engines are asked not to index the page. */
  noIndex: z.boolean(),
  allowDelete: z.boolean(),
  openType: z.enum(openTypes).nullable(),
  isExternal: z.boolean(),
  status: z.enum(pageStatuses),
  fullUrl: z.string(),
  /** The path segment that an external page contributes, once there are pages under it. */
  slug: z.string().optional(),
  ...eachOwnDetail('output'),
  revision: z.number(),
});
export type Page = z.infer<typeof pageSchema>;

/**
 * A row of the page list. `hasDraft` marks a live page with an open draft, `parentDeleted` a hidden
 * descendant.
 */
export const pageListRowSchema = z.object({
  pageId: z.number(),
  pageName: z.string(),
  pageMenuUrl: z.string(),
  pageChildMenu: z.string(),
  pageSubMenu: z.string(),
  pageUrl: z.string(),
  versionStatus: z.enum(pageStatuses),
  pageAllowNavigation: z.boolean(),
  pageShowOnMenu: z.boolean(),
  isExternal: z.boolean(),
  fullUrl: z.string(),
  /** The SEO title of an internal page, where that is not its name. */
  title: z.string().optional(),
  hasDraft: z.boolean(),
  parentDeleted: z.boolean(),
  /** The broken links of its live version: names of pages and files, URLs of other sites. */
  brokenLinks: z.array(z.string()).optional(),
  /** When its details, its position or its live version last changed. */
  changedAt: z.string(),
  /** The email address of the user who made that change; absent where unknown. */
  changedBy: z.string().optional(),
  /** A small picture of its live version: the part of its URL after `/images/`. */
  thumbnail: z.string().optional(),
  /** The type of its first section, where it has no such picture. */
  firstType: z.string().optional(),
  /** The forms that its live version shows; absent where there are none, or the page is not live. */
  formIds: z.array(z.number()).optional(),
  /** What is scheduled for one of its versions. */
  planned: plannedSchema.optional(),
});
export type PageListRow = z.infer<typeof pageListRowSchema>;

export const menuOptionSchema = z.object({
  id: z.number(),
  name: z.string(),
  friendlyUrl: z.string(),
  showOnMenu: z.boolean(),
  isExternal: z.boolean(),
  /** The path segment that it contributes, where that is not its Friendly URL. */
  slug: z.string().optional(),
});
export type MenuOption = z.infer<typeof menuOptionSchema>;

export const siblingPageSchema = z.object({ id: z.number(), name: z.string(), status: z.string() });
export type SiblingPage = z.infer<typeof siblingPageSchema>;

/** A page in the responses to visitors' calls. */
export const publicPageSchema = z.object({
  id: z.number(),
  name: z.string(),
  friendlyUrl: z.string(),
  isExternal: z.boolean(),
  openType: z.enum(openTypes).nullable(),
  allowNavigation: z.boolean(),
  status: z.string(),
  scoTitle: z.string(),
  scoMetaDescription: z.string(),
  scoMetaKeywords: z.string(),
  fullUrl: z.string(),
});
export type PublicPage = z.infer<typeof publicPageSchema>;

export const comments = optionalText('comments', limits.comments);
