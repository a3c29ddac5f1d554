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
  /** The page that it follows; null where it leads to another address. */
  pageId: z.number().nullable(),
  pageName: z.string(),
  /** Visitors get 404 while the page is deleted. */
  isPageDeleted: z.boolean(),
  /** Made because a page moved, not by hand. */
  isAutomatic: z.boolean(),
  email: z.string(),
  createdAt: z.string(),
});
export type RedirectRow = z.infer<typeof redirectRowSchema>;

export const importRedirectsSchema = z.object({
  /** Two columns, from and to; a head is skipped. */
  csv: richText('csv', limits.importBytes).refine((text) => text.trim() !== '', 'The file is empty.'),
  /** Only reports, and writes nothing. */
  isCheckOnly: flag('isCheckOnly').default(false),
});

/** What comes of one line of the file. `same`: that redirect is there already. */
export const importLineSchema = z.object({
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

/** What leads to a page or to one under it, and so would lead nowhere without it. */
export const pageLinksSchema = z.object({
  /** Pages whose published contents have a link to it. */
  pages: z.array(linkedFrom),
  /** Menu entries that disappear: the page itself and those under it that are on the menu. */
  menus: z.array(linkedFrom),
  /** Not Deleted pages under it, which are hidden with it. */
  pagesUnder: z.array(linkedFrom),
  tabs: z.array(linkedFrom),
  isInFooter: z.boolean(),
  /** Old addresses that lead to it. */
  redirects: z.array(z.string()),
});
export type PageLinks = z.infer<typeof pageLinksSchema>;
