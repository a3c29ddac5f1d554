import * as z from 'zod';
import { brokenLinksSchema } from '../schemas/broken-link';
import { duplicatedPagesSchema, duplicatePageSchema } from '../schemas/duplicate-page';
import { id, optionalId } from '../schemas/fields';
import {
  createPageSchema,
  menuOptionSchema,
  pageListRowSchema,
  pageSchema,
  siblingPageSchema,
  updatePageSchema,
} from '../schemas/page';
import {
  createRedirectSchema,
  importRedirectsSchema,
  importReportSchema,
  pageLinksSchema,
  redirectFrom,
  redirectRowSchema,
} from '../schemas/redirect';
import { call } from './call';
import { deleted, noInput, restored, saved, savedId, yesOrNo } from './responses';

const onePage = z.object({ pageId: id('pageId') });
const menuOptions = z.array(menuOptionSchema);

const read = {
  methods: ['GET'],
  area: 'pages',
  audience: 'staff',
  company: 'session',
  mutates: false,
} as const;
const save = { ...read, methods: ['POST'], mutates: true } as const;
const manage = { ...save, audience: 'managePages', releases: true } as const;

export const pageCalls = {
  listPages: call({
    ...read,
    path: '/api/Admin/GetPagesAndComponentData',
    input: noInput,
    output: z.array(pageListRowSchema),
  }),
  getPage: call({ ...read, path: '/api/Admin/GetPage', input: onePage, output: pageSchema }),
  createPage: call({
    ...save,
    audience: 'writeDrafts',
    path: '/api/Admin/CreatePage',
    releases: true,
    input: createPageSchema,
    output: savedId,
  }),
  /**
   * Creates drafts as copies of a page and, optionally, of all pages under it; links between them lead to the
   * copies.
   */
  duplicatePage: call({
    ...save,
    audience: 'writeDrafts',
    path: '/api/Admin/DuplicatePage',
    releases: true,
    input: duplicatePageSchema,
    output: duplicatedPagesSchema,
  }),
  updatePage: call({
    ...manage,
    path: '/api/Admin/UpdatePage',
    input: updatePageSchema,
    output: savedId,
  }),
  deletePage: call({
    ...manage,
    path: '/api/Admin/DeletePage',
    methods: ['DELETE'],
    input: onePage,
    output: deleted,
  }),
  restorePage: call({
    ...manage,
    path: '/api/Admin/RestorePage',
    methods: ['GET', 'POST'],
    input: onePage,
    output: restored,
  }),
  listMainMenuOptions: call({
    ...read,
    path: '/api/Admin/GetAllMainMenuOptions',
    input: noInput,
    output: menuOptions,
  }),
  listChildMenuOptions: call({
    ...read,
    path: '/api/Admin/GetAllChildMenuOptions',
    input: onePage,
    output: menuOptions,
  }),
  listSubMenuOptions: call({
    ...read,
    path: '/api/Admin/GetAllSubMenuOptions',
    input: onePage,
    output: menuOptions,
  }),
  hasSubPages: call({ ...read, path: '/api/Admin/HasSubPages', input: onePage, output: yesOrNo }),
  hasMenuChildPages: call({
    ...read,
    path: '/api/Admin/HasMenuChildPages',
    input: onePage,
    output: yesOrNo,
  }),
  listMenuSiblings: call({
    ...read,
    path: '/api/Admin/GetMenuSiblingPages',
    methods: ['POST'],
    input: z.object({
      parentMenuId: optionalId('Parent Menu'),
      childMenuId: optionalId('Child Menu'),
      subMenuId: optionalId('Sub Menu'),
    }),
    output: z.array(siblingPageSchema),
  }),
  updatePageOrder: call({
    ...manage,
    path: '/api/Admin/UpdatePageOrder',
    input: z.object({ orderedPageIds: z.array(id('orderedPageIds')).min(1).max(500) }),
    output: saved,
  }),
  markPageOpened: call({
    ...save,
    path: '/api/Admin/PageOpened',
    input: onePage,
    output: z.array(z.object({ email: z.string(), since: z.string() })),
  }),
  getPageLinks: call({
    ...read,
    path: '/api/Admin/GetPageLinks',
    audience: 'managePages',
    input: onePage,
    output: pageLinksSchema,
  }),
  /** The same for several pages at once. */
  getLinksToPages: call({
    ...read,
    path: '/api/Admin/GetLinksToPages',
    methods: ['POST'],
    audience: 'managePages',
    input: z.object({ pageIds: z.array(id('pageIds')).min(1).max(500) }),
    output: pageLinksSchema,
  }),
  listBrokenLinks: call({
    ...read,
    path: '/api/Admin/GetBrokenLinks',
    input: noInput,
    output: brokenLinksSchema,
  }),
  /** Checks the links to other sites again, within the company's budget. */
  checkOutsideLinks: call({
    ...save,
    path: '/api/Admin/CheckOutsideLinks',
    audience: 'managePages',
    input: noInput,
    output: saved,
  }),
  listRedirects: call({
    ...read,
    path: '/api/Admin/GetRedirects',
    audience: 'managePages',
    input: noInput,
    output: z.array(redirectRowSchema),
  }),
  createRedirect: call({
    ...manage,
    path: '/api/Admin/CreateRedirect',
    input: createRedirectSchema,
    output: saved,
  }),
  deleteRedirect: call({
    ...save,
    audience: 'managePages',
    path: '/api/Admin/DeleteRedirect',
    methods: ['DELETE'],
    input: z.object({ from: redirectFrom }),
    output: deleted,
  }),
  importRedirects: call({
    ...manage,
    path: '/api/Admin/ImportRedirects',
    input: importRedirectsSchema,
    output: importReportSchema,
  }),
};
