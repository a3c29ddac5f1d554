import * as z from 'zod';
import { componentTypes, creatableTypes, type Plural, pluralOf } from '../components/dictionary';
import { flag, id, optionalId, optionalText } from '../schemas/fields';
import { imageModelSchema } from '../schemas/image';
import { pageSchema } from '../schemas/page';
import { surroundingsSchema } from '../schemas/surroundings';
import { pageComponentSchema, versionDetailsSchema, versionSummarySchema } from '../schemas/version';
import { themeSchema } from '../theme/theme-schema';
import { bannerCalls } from './banners';
import { call } from './call';
import { place, placeOnDraft, read, remove, save } from './component-call';
import { saved } from './responses';
import { typeCalls } from './type-calls';

const componentNameRow = z.object({ id: z.number(), componentName: z.string(), versionId: z.number() });
const nameRows = z.array(componentNameRow);
const allComponents = z.object(
  Object.fromEntries(creatableTypes.map((type) => [pluralOf(type), nameRows])) as {
    [Name in Plural]: typeof nameRows;
  },
);

/**
 * The data of a component, with the revision that a save must name. A container's `data` also has its
 * `banners` as `GetBannerContainer` returns them.
 */
export const componentBody = z.object({
  componentId: z.number(),
  type: z.enum(creatableTypes),
  revision: z.number(),
  data: z.record(z.string(), z.unknown()),
});
export type ComponentBody = z.infer<typeof componentBody>;

/** The document around a version's components, and what they show besides their own fields. */
const around = {
  html: z.string(),
  /** The data of the pictures that it shows. */
  images: z.record(z.string(), imageModelSchema),
  surroundings: surroundingsSchema,
};

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
      /** The components of the selected version, in order. */
      components: z.array(componentBody),
      allComponentTypes: z.array(z.enum(creatableTypes)),
      allComponents,
      versions: z.array(versionSummarySchema),
      /** Whether there are more versions than the list, which only contains the newest ones. */
      hasOlderVersions: z.boolean(),
      selectedVersionId: z.number().nullable(),
      /** The page's details in the selected version. */
      details: versionDetailsSchema.nullable(),
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
      at: placeOnDraft.optional(),
    }),
  }),
  removePlacement: call({
    ...remove,
    path: '/api/Admin/DeletePageComponent',
    input: z.object({ pageComponentId: id('pageComponentId') }),
  }),
  /** Undoes a removal: the component gets its number and data back. */
  restoreComponent: call({
    ...save,
    path: '/api/Admin/RestorePageComponent',
    input: z.object({
      pageComponentId: id('pageComponentId'),
      at: placeOnDraft.optional(),
    }),
  }),
  duplicateComponent: call({
    ...save,
    path: '/api/Admin/DuplicatePageComponent',
    input: z.object({ pageComponentId: id('pageComponentId') }),
  }),
  updatePlacementOrder: call({
    ...save,
    path: '/api/Admin/UpdatePageComponentOrder',
    input: z.object({ pageComponentIds: z.array(id('pageComponentIds')).min(1).max(100) }),
    output: saved,
  }),

  ...typeCalls,
  ...bannerCalls,

  getPagePreview: call({
    ...read,
    path: '/api/Admin/GetPagePreview',
    methods: ['POST'],
    /** `withPages`: returns the pages that lists may show, even where the version has no list. */
    input: z.object({ ...place, withPages: flag('withPages').optional() }),
    output: z.object({
      page: z.object({
        id: z.number(),
        scoTitle: z.string(),
        scoMetaDescription: z.string(),
        scoMetaKeywords: z.string(),
      }),
      pageComponents: z.array(z.object({ type: z.enum(componentTypes), componentId: z.number() })),
      /** `html` is the complete document for a visitor. */
      ...around,
    }),
  }),
  /** A version as the canvas draws it, without the rest of what the editor opens with. */
  getOpenedPage: call({
    ...read,
    path: '/api/Admin/GetOpenedPage',
    /** Without `versionId`, the version that the editor opens with. */
    input: z.object({ pageId: id('pageId'), versionId: optionalId('versionId') }),
    output: z.object({
      versionId: z.number(),
      pageName: z.string(),
      canEdit: z.boolean(),
      pageComponents: z.array(pageComponentSchema),
      components: z.array(componentBody),
      look: z.object({ primaryColor: z.string(), font: z.string(), theme: themeSchema.nullable() }),
      /** `html` contains no components. */
      ...around,
    }),
  }),
};
