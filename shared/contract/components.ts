import * as z from 'zod';
import {
  announcementSchema,
  bannerContainerSchema,
  bannerSchema,
  blankSchema,
  htmlEditorColumnsSchema,
  imageFormSchema,
} from '../components/component-schemas';
import { componentTypes, creatableTypes } from '../components/component-types';
import { id, optionalId, optionalText, revision } from '../schemas/fields';
import { pageSchema } from '../schemas/page';
import { pageComponentSchema, versionSummarySchema } from '../schemas/version';
import { deleted, saved, savedId } from './answers';
import { call } from './call';

const oneComponent = z.object({ componentId: id('componentId') });
const place = { pageId: id('pageId'), versionId: id('versionId') };
const kept = { id: id('id'), ...place, revision };
const inContainer = { bannerContainerId: id('bannerContainerId') };
const located = { id: z.number(), pageId: z.number(), versionId: z.number(), revision: z.number() };

const read = {
  methods: ['GET'],
  area: 'components',
  audience: 'staff',
  company: 'session',
  changes: false,
} as const;
const save = { ...read, methods: ['POST'], changes: true, output: savedId } as const;
const remove = {
  ...read,
  methods: ['DELETE'],
  changes: true,
  input: oneComponent,
  output: deleted,
} as const;

/** Adds fields to a schema that may carry rules over several fields. */
function withFields<Schema extends z.ZodType, Shape extends z.ZodRawShape>(schema: Schema, shape: Shape) {
  return z.intersection(schema, z.object(shape));
}

/** An answered component: its fields as stored, and where it stands. */
const answered = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(located).extend(shape).catchall(z.unknown());

const componentNameRow = z.object({ id: z.number(), componentName: z.string(), versionId: z.number() });
const nameRows = z.array(componentNameRow);

/** The rows of a banner container's slides, in order; links are URL-encoded. */
const bannerAnswer = answered({
  bannerContainerId: z.number(),
  order: z.number(),
  componentName: z.string(),
});

export const componentCalls = {
  getPageComponentData: call({
    ...read,
    path: '/api/Admin/GetPageComponentData',
    input: z.object({ pageId: id('pageId'), versionId: optionalId('versionId') }),
    output: z.object({
      page: pageSchema,
      pageComponents: z.array(pageComponentSchema),
      allComponentTypes: z.array(z.enum(creatableTypes)),
      allComponents: z.object({
        announcements: nameRows,
        blanks: nameRows,
        bannerContainers: nameRows,
        imageForms: nameRows,
        htmlEditorColumns: nameRows,
      }),
      versions: z.array(versionSummarySchema),
      selectedVersionId: z.number().nullable(),
    }),
  }),
  placeComponent: call({
    ...save,
    path: '/api/Admin/ManagePageComponent',
    input: z.object({
      ...place,
      type: z.enum(creatableTypes, { error: 'Type must be one of the component types.' }),
      componentId: id('componentId'),
      id: optionalId('id'),
      status: optionalText('status', 40),
    }),
  }),
  removePlacement: call({
    ...remove,
    path: '/api/Admin/DeletePageComponent',
    input: z.object({ pageComponentId: id('pageComponentId') }),
  }),
  updatePlacementOrder: call({
    ...save,
    path: '/api/Admin/UpdatePageComponentOrder',
    input: z.object({ pageComponentIds: z.array(id('pageComponentIds')).min(1).max(100) }),
    output: saved,
  }),

  getAnnouncement: call({
    ...read,
    path: '/api/Admin/GetAnnouncement',
    input: oneComponent,
    output: answered({ componentName: z.string(), announcementText: z.string() }),
  }),
  createAnnouncement: call({
    ...save,
    path: '/api/Admin/CreateAnnouncement',
    input: withFields(announcementSchema, place),
  }),
  updateAnnouncement: call({
    ...save,
    path: '/api/Admin/UpdateAnnouncement',
    input: withFields(announcementSchema, kept),
  }),
  deleteAnnouncement: call({ ...remove, path: '/api/Admin/DeleteAnnouncement' }),

  getBlank: call({
    ...read,
    path: '/api/Admin/GetBlank',
    input: oneComponent,
    output: answered({ componentName: z.string(), height: z.number() }),
  }),
  createBlank: call({ ...save, path: '/api/Admin/CreateBlank', input: withFields(blankSchema, place) }),
  updateBlank: call({ ...save, path: '/api/Admin/UpdateBlank', input: withFields(blankSchema, kept) }),
  deleteBlank: call({ ...remove, path: '/api/Admin/DeleteBlank' }),

  getHtmlEditorColumns: call({
    ...read,
    path: '/api/Admin/GetHtmlEditorColumns',
    input: oneComponent,
    output: answered({
      componentName: z.string(),
      borderStyle: z.string(),
      format: z.string(),
      column1: z.string(),
      column2: z.string(),
      column3: z.string(),
      column4: z.string(),
    }),
  }),
  createHtmlEditorColumns: call({
    ...save,
    path: '/api/Admin/CreateHtmlEditorColumns',
    input: withFields(htmlEditorColumnsSchema, place),
  }),
  updateHtmlEditorColumns: call({
    ...save,
    path: '/api/Admin/UpdateHtmlEditorColumns',
    input: withFields(htmlEditorColumnsSchema, kept),
  }),
  deleteHtmlEditorColumns: call({ ...remove, path: '/api/Admin/DeleteHtmlEditorColumns' }),

  getBannerContainer: call({
    ...read,
    path: '/api/Admin/GetBannerContainer',
    open: 3,
    input: oneComponent,
    output: z.object({
      bannerContainer: answered({ componentName: z.string() }),
      banners: z.array(bannerAnswer),
    }),
  }),
  createBannerContainer: call({
    ...save,
    path: '/api/Admin/CreateBannerContainer',
    open: 3,
    input: withFields(bannerContainerSchema, place),
  }),
  updateBannerContainer: call({
    ...save,
    path: '/api/Admin/UpdateBannerContainer',
    open: 3,
    input: withFields(bannerContainerSchema, kept),
  }),
  deleteBannerContainer: call({ ...remove, path: '/api/Admin/DeleteBannerContainer', open: 3 }),
  getBanner: call({
    ...read,
    path: '/api/Admin/GetBanner',
    open: 3,
    input: oneComponent,
    output: bannerAnswer,
  }),
  createBanner: call({
    ...save,
    path: '/api/Admin/CreateBanner',
    open: 3,
    input: withFields(bannerSchema, inContainer),
  }),
  updateBanner: call({
    ...save,
    path: '/api/Admin/UpdateBanner',
    open: 3,
    input: withFields(bannerSchema, { ...inContainer, id: id('id'), revision }),
  }),
  deleteBanner: call({ ...remove, path: '/api/Admin/DeleteBanner', open: 3 }),
  updateBannerOrder: call({
    ...save,
    path: '/api/Admin/UpdateBannerComponentOrder',
    open: 3,
    input: z.object({ bannerIds: z.array(id('bannerIds')).min(1).max(100) }),
    output: saved,
  }),

  getImageForm: call({
    ...read,
    path: '/api/Admin/GetImageForm',
    open: 3,
    input: oneComponent,
    output: answered({ componentName: z.string() }),
  }),
  createImageForm: call({
    ...save,
    path: '/api/Admin/CreateImageForm',
    open: 3,
    input: withFields(imageFormSchema, place),
  }),
  updateImageForm: call({
    ...save,
    path: '/api/Admin/UpdateImageForm',
    open: 3,
    input: withFields(imageFormSchema, kept),
  }),
  deleteImageForm: call({ ...remove, path: '/api/Admin/DeleteImageForm', open: 3 }),

  getPagePreview: call({
    ...read,
    path: '/api/Admin/GetPagePreview',
    methods: ['POST'],
    open: 3,
    input: z.object(place),
    output: z.object({
      page: z.object({
        id: z.number(),
        scoTitle: z.string(),
        scoMetaDescription: z.string(),
        scoMetaKeywords: z.string(),
      }),
      pageComponents: z.array(z.object({ type: z.enum(componentTypes), componentId: z.number() })),
    }),
  }),
};
