import * as z from 'zod';
import { fileModelSchema } from './file';

/** A page as lists, feeds and search results show it (`ListedPage`). */
const listedPageSchema = z.object({
  pageId: z.number(),
  parentId: z.number(),
  name: z.string(),
  href: z.string(),
  summary: z.string(),
  picture: z.string(),
  date: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  since: z.string(),
});

/** What components show besides their own fields. */
export const surroundingsSchema = z.object({
  pageId: z.number(),
  language: z.string(),
  timeZone: z.string(),
  company: z.object({
    name: z.string(),
    address: z.string(),
    telephone: z.string(),
    telephoneShown: z.string(),
    hours: z.array(z.string()),
    holidays: z.array(z.object({ from: z.string(), until: z.string(), name: z.string(), hours: z.string() })),
  }),
  pages: z.array(listedPageSchema),
  files: z.record(z.string(), fileModelSchema),
});
