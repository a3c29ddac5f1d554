import * as z from 'zod';
import { limits } from '../limits';
import { flag, requiredText, richText } from './fields';

export const redirectFrom = requiredText('From', limits.redirectPath);

export const createRedirectSchema = z.object({
  from: redirectFrom,
  to: requiredText('To', limits.externalUrl),
});
export type CreateRedirect = z.infer<typeof createRedirectSchema>;

/** A row of the list of redirects. */
export const redirectRowSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** The page that it follows; null where it leads to another URL. */
  pageId: z.number().nullable(),
  pageName: z.string(),
  /** Visitors get 404 while the page is deleted. */
  isPageDeleted: z.boolean(),
  /** Created by a page move, not by hand. */
  isAutomatic: z.boolean(),
  email: z.string(),
  createdAt: z.string(),
});
export type RedirectRow = z.infer<typeof redirectRowSchema>;

export const importRedirectsSchema = z.object({
  /** Two columns, from and to; a header is skipped. */
  csv: richText('csv', limits.importBytes).refine((text) => text.trim() !== '', 'The file is empty.'),
  /** Only reports the results without writing anything. */
  isCheckOnly: flag('isCheckOnly').default(false),
});

/** The result for one line of the file. `same`: the redirect already exists. */
const importLineSchema = z.object({
  line: z.number(),
  from: z.string(),
  to: z.string(),
  state: z.enum(['new', 'same', 'refused']),
  message: z.string(),
});
export type ImportLine = z.infer<typeof importLineSchema>;

export const importReportSchema = z.object({ lines: z.array(importLineSchema), written: z.number() });
export type ImportReport = z.infer<typeof importReportSchema>;

const linkedFrom = z.object({ id: z.number(), name: z.string() });

/** The links to a page or to pages under it, which would lead nowhere without them. */
export const pageLinksSchema = z.object({
  /** Pages whose published contents link to it. */
  pages: z.array(linkedFrom),
  /** Menu entries that would disappear: the page itself and the pages under it that are on the menu. */
  menus: z.array(linkedFrom),
  /** Pages under it that are not deleted, which would be hidden with it. */
  pagesUnder: z.array(linkedFrom),
  tabs: z.array(linkedFrom),
  isInFooter: z.boolean(),
  /** Paths that redirect to it. */
  redirects: z.array(z.string()),
});
export type PageLinks = z.infer<typeof pageLinksSchema>;
