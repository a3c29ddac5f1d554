import * as z from 'zod';
import {
  announcementSchema,
  blankSchema,
  htmlEditorColumnsSchema,
  imageFormSchema,
} from '../components/component-schemas';
import { componentTypes, creatableTypes } from '../components/component-types';
import { flag, id, optionalId, optionalText } from '../schemas/fields';
import { pageSchema } from '../schemas/page';
import { pageComponentSchema, versionSummarySchema } from '../schemas/version';
import { saved } from './answers';
import { bannerCalls } from './banners';
import { call } from './call';
import { answered, kept, oneComponent, place, read, remove, save, withFields } from './component-call';

const componentNameRow = z.object({ id: z.number(), componentName: z.string(), versionId: z.number() });
const nameRows = z.array(componentNameRow);

/**
 * What a component holds, with the number that a save of it must name. A container's `data` also has its `banners`
 * as `GetBannerContainer` answers them.
 */
const componentBody = z.object({
  componentId: z.number(),
  type: z.enum(creatableTypes),
  revision: z.number(),
  data: z.record(z.string(), z.unknown()),
});
export type ComponentBody = z.infer<typeof componentBody>;

export const componentCalls = {
  getPageComponentData: call({
    ...read,
    path: '/api/Admin/GetPageComponentData',
    input: z.object({
      pageId: id('pageId'),
      versionId: optionalId('versionId'),
      /** `false` leaves `components` empty. */
      bodies: flag('bodies').optional(),
    }),
    output: z.object({
      page: pageSchema,
      pageComponents: z.array(pageComponentSchema),
      /** The bodies of the selected version, in the order of its places. */
      components: z.array(componentBody),
      allComponentTypes: z.array(z.enum(creatableTypes)),
      allComponents: z.object({
        announcements: nameRows,
        blanks: nameRows,
        bannerContainers: nameRows,
        imageForms: nameRows,
        htmlEditorColumns: nameRows,
      }),
      versions: z.array(versionSummarySchema),
      /** Versions that are not listed, since a list holds the newest ones only. */
      hasOlderVersions: z.boolean(),
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

  ...bannerCalls,

  getImageForm: call({
    ...read,
    path: '/api/Admin/GetImageForm',
    input: oneComponent,
    output: answered({
      componentName: z.string(),
      title: z.string(),
      description: z.string(),
      formId: z.number(),
      imageLink: z.string(),
    }),
  }),
  createImageForm: call({
    ...save,
    path: '/api/Admin/CreateImageForm',
    input: withFields(imageFormSchema, place),
  }),
  updateImageForm: call({
    ...save,
    path: '/api/Admin/UpdateImageForm',
    input: withFields(imageFormSchema, kept),
  }),
  deleteImageForm: call({ ...remove, path: '/api/Admin/DeleteImageForm' }),

  getPagePreview: call({
    ...read,
    path: '/api/Admin/GetPagePreview',
    methods: ['POST'],
    input: z.object(place),
    output: z.object({
      page: z.object({
        id: z.number(),
        scoTitle: z.string(),
        scoMetaDescription: z.string(),
        scoMetaKeywords: z.string(),
      }),
      pageComponents: z.array(z.object({ type: z.enum(componentTypes), componentId: z.number() })),
      /** The whole document as a visitor would get it. */
      html: z.string(),
    }),
  }),
};
