import * as z from 'zod';
import { componentTypes, creatableTypes } from '../components/dictionary';
import { limits } from '../limits';
import { ownDetails } from '../page-details';
import { id, optionalText, requiredText } from '../schemas/fields';
import { formFieldSchema, formSchema } from '../schemas/form';
import { imageModelSchema } from '../schemas/image';
import { openTypes, publicPageSchema } from '../schemas/page';
import { navbarTabSchema } from '../schemas/site';
import { sentFormNames, submitFormSchema } from '../schemas/submit-form';
import { call } from './call';
import { noInput, sent } from './responses';

const visitors = { area: 'public-site', audience: 'public', company: 'host' } as const;
const read = { ...visitors, methods: ['GET'], mutates: false } as const;
const oneComponent = z.object({ componentId: id('componentId') });
const anyFields = z.record(z.string(), z.unknown());

/** A live page with everything that it is rendered from, so that one call opens it. */
const publicPageContentSchema = z.object({
  page: publicPageSchema,
  pageComponents: z.array(z.object({ type: z.enum(componentTypes), componentId: z.number() })),
  /** The data of its components, in order. */
  components: z.array(z.object({ type: z.enum(creatableTypes), componentId: z.number(), data: anyFields })),
  /** The forms that they show. */
  forms: z.array(formSchema.extend({ fields: z.array(formFieldSchema), country: z.string().optional() })),
  /** The data of the pictures that they show, by `imageUrl`. */
  images: z.record(z.string(), imageModelSchema),
  /** The pages above it that are off the menu, which only breadcrumbs show. */
  offMenuParents: z.array(
    z.object({
      pageId: z.number(),
      name: z.string(),
      href: z.string(),
      isExternal: z.boolean(),
      openType: z.enum(openTypes).nullable(),
      isLink: z.boolean(),
    }),
  ),
  /** Whether it has the side menu of inner pages. */
  sideMenu: ownDetails.sideMenu.output,
  /** Its document contains additional metadata. */
  isArticle: z.boolean(),
  /** The release that it belongs to; a document of another release has another menu. */
  release: z.number(),
});
export type PublicPageContent = z.infer<typeof publicPageContentSchema>;

interface MenuItem {
  page: z.infer<typeof publicPageSchema>;
  subMenuPages: MenuItem[];
}
const menuItem: z.ZodType<MenuItem> = z.lazy(() =>
  z.object({ page: publicPageSchema, subMenuPages: z.array(menuItem) }),
);
const sideMenuItem = z.object({
  page: publicPageSchema,
  parentId: z.number().nullable(),
  fullUrl: z.string(),
  isToggleOpen: z.boolean(),
});
const sideMenuItems = z.array(sideMenuItem);

export const publicSiteCalls = {
  listMenuItems: call({
    ...read,
    path: '/api/components/GetMenuItems',
    input: noInput,
    output: z.array(menuItem),
  }),
  listSideMenuItems: call({
    ...read,
    path: '/api/Components/GetSideMenuItems',
    input: noInput,
    output: z.object({
      mainPages: sideMenuItems,
      parentPages: sideMenuItems,
      childPages: sideMenuItems,
      subPages: sideMenuItems,
    }),
  }),
  getSocialInfo: call({
    ...read,
    path: '/api/Components/GetSocialInfo',
    input: noInput,
    output: anyFields,
  }),
  getPageFromUrl: call({
    ...read,
    path: '/api/Components/GetPageFromUrl',
    input: z.object({ pageUrl: requiredText('pageUrl', 2_000) }),
    output: publicPageSchema,
  }),
  getSubNavbar: call({
    ...read,
    path: '/api/components/GetSubNavbar',
    input: z.object({ pageId: id('pageId') }),
    output: z.array(z.object({ page: publicPageSchema, fullUrl: z.string() })),
  }),
  getPublicNavbarTabs: call({
    ...read,
    path: '/api/components/GetNavbarTabs',
    input: noInput,
    output: z.object({ navbarTabs: z.array(navbarTabSchema) }),
  }),
  getPublicNavbar: call({
    ...read,
    path: '/api/components/Navbar',
    input: oneComponent,
    output: z.object({ companySettings: anyFields }),
  }),
  getPublicBannerContainer: call({
    ...read,
    path: '/api/components/GetBannerContainer',
    input: oneComponent,
    output: z.object({ bannerContainer: anyFields, banners: z.array(anyFields) }),
  }),
  getFooterData: call({
    ...read,
    path: '/api/Components/GetFooterData',
    input: oneComponent,
    output: z.object({ companySettings: anyFields, footer: anyFields }),
  }),
  getPublicAnnouncement: call({
    ...read,
    path: '/api/components/Announcement',
    input: oneComponent,
    output: anyFields,
  }),
  getPublicBlank: call({
    ...read,
    path: '/api/components/GetBlank',
    input: oneComponent,
    output: anyFields,
  }),
  getFormData: call({
    ...read,
    path: '/api/Components/GetFormData',
    input: z.object({ formId: id('formId') }),
    output: z.object({ form: anyFields, formFields: z.array(anyFields) }),
  }),
  getPublicImageForm: call({
    ...read,
    path: '/api/Components/GetImageForm',
    input: oneComponent,
    output: anyFields,
  }),
  getPublicHtmlEditorColumns: call({
    ...read,
    path: '/api/components/GetHtmlEditorColumns',
    input: oneComponent,
    output: anyFields,
  }),
  submitForm: call({
    ...visitors,
    path: '/api/Components/SubmitForm',
    methods: ['POST'],
    mutates: true,
    multipart: 'also',
    input: submitFormSchema,
    output: sent,
    anonymousBody: {
      bytes: limits.sentFormBytes,
      multipartBytes: limits.sentFormBytes + limits.sentFilesBytes,
      fields: limits.formFields + limits.sentFormExtras,
      names: sentFormNames,
    },
  }),
  getPageByMenuAndName: call({
    ...read,
    path: '/api/pages/GetPageByMenuAndPageName',
    methods: ['GET', 'POST'],
    input: z.object({
      parentMenu: optionalText('parentMenu', 100),
      childMenu: optionalText('childMenu', 100),
      subMenu: optionalText('subMenu', 100),
      friendlyUrl: requiredText('friendlyUrl', 100),
    }),
    output: publicPageContentSchema,
  }),
};
