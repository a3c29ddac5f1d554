import { pageKeys, pageListKeys } from '@galley/functions/core/keys/page-keys';
import { pathKeys } from '@galley/functions/core/keys/path-keys';
import type { OrderRecord, PageRecord, RedirectRecord } from '@galley/functions/core/records/page-records';
import type {
  AssetsRecord,
  ChromeRecord,
  PathRecord,
  ReleaseRecord,
} from '@galley/functions/core/records/path-records';
import type {
  ComponentRecord,
  LivePageRecord,
  LogRecord,
  VersionRecord,
} from '@galley/functions/core/records/version-records';
import { type CreatableType, fieldsOf, isCreatableType } from '@galley/shared/components/dictionary';
import { fieldValues } from '@galley/shared/components/field-values';
import { imageUrlPattern } from '@galley/shared/image-rules';
import { versionStatuses } from '@galley/shared/schemas/version';
import * as z from 'zod';
import { packed } from './packed-body';
import {
  anyNumber,
  count,
  kindOfRecord,
  type Naming,
  objectId,
  path,
  type RecordKinds,
  text,
  time,
  truth,
} from './record-kind';
import type { CounterRecord } from './site-kinds';

/** One that this release does not know is taken along as it is. */
const componentType = z.custom<CreatableType>(
  (type) => typeof type === 'string' && /^[A-Z][A-Za-z]{1,40}$/.test(type),
);
/** What a component names of the company's other things is its own. */
function contentRule(imageUrl: z.ZodType<string>) {
  const isOwn = (value: unknown) => value === '' || imageUrl.safeParse(value).success;
  return ({ type, data }: { type: string; data: object }, context: z.RefinementCtx) => {
    const wrong = isCreatableType(type)
      ? fieldValues(fieldsOf(type), data).filter(
          ({ field: { kind }, value }) =>
            value !== undefined &&
            ((kind === 'image' && !isOwn(value)) || (kind === 'form' && !objectId.safeParse(value).success)),
        )
      : // Which fields of another release's type name pictures is not known: what looks like one is.
        textsIn(data).filter(({ value }) => imageUrlPattern.test(value) && !isOwn(value));
    for (const { name } of wrong) {
      const path = ['data', ...name.split('.')];
      context.addIssue({ code: 'custom', path, message: 'must be of its own company' });
    }
  };
}

function textsIn(value: unknown, name = ''): { name: string; value: string }[] {
  if (typeof value === 'string') return [{ name, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, name === '' ? key : `${name}.${key}`));
}

const orNone = objectId.nullable();
const versionId = z.number().int().min(0).max(9_999);
const placeNumber = z.number().int().min(1).max(9_999);
const recent = z.record(z.string(), count);

/** Pages, their versions and components, and what is published of them. */
export function pageKinds({ scope, imageUrl }: Naming): RecordKinds {
  const data = z.looseObject({});
  const content = contentRule(imageUrl);
  return {
    'pages PAGE': kindOfRecord<PageRecord>(
      {
        id: objectId,
        name: text,
        friendlyUrl: text,
        menu: orNone,
        childMenu: orNone,
        subMenu: orNone,
        showOnMenu: truth,
        allowNavigation: truth,
        scoTitle: text,
        scoMetaDescription: text,
        scoMetaKeywords: text,
        noIndex: truth.optional(),
        isExternal: truth,
        openType: z.enum(['NewTab', 'CurrentTab']).nullable(),
        slug: text.optional(),
        slugWord: text.optional(),
        isDeleted: truth,
        isExternalLive: truth,
        liveVersionId: versionId.nullable(),
        openVersionId: versionId.nullable(),
        openStatus: z.enum(['draft', 'pending']).nullable(),
        lastVersionId: versionId,
        treeRevision: count.optional(),
        submittedBy: text.optional(),
        submittedAt: text.optional(),
        submittedComments: text.optional(),
        sentBack: z.strictObject({ versionId, email: text, comments: text, timestamp: text }).optional(),
        formIds: z.array(objectId).optional(),
        imageIds: z.array(objectId).optional(),
        createdAt: time,
        changedAt: time,
        revision: count,
      },
      ({ id }) => pageListKeys.page(scope, id),
    ),
    'pages ORDER': kindOfRecord<OrderRecord>(
      { ids: z.array(objectId), revision: count.optional() },
      /^ORDER#\d{8}$/,
    ),
    'pages COUNTER': kindOfRecord<CounterRecord>({ lastId: count }, () => pageListKeys.counter(scope)),
    'page VER': kindOfRecord<VersionRecord>(
      {
        versionId,
        status: z.enum(versionStatuses),
        placements: z.array(
          z.strictObject({
            n: placeNumber,
            type: componentType,
            componentName: text,
            slides: z.array(placeNumber).optional(),
          }),
        ),
        nextN: placeNumber,
        timestamp: time,
        email: text,
        comments: text,
        submittedBy: text.optional(),
        htmlBytes: anyNumber.optional(),
        revision: count,
      },
      (record, page) => pageKeys.version(scope, page, record.versionId),
    ),
    'page CMP': kindOfRecord<ComponentRecord>(
      {
        n: placeNumber,
        versionId,
        type: componentType,
        data,
        revision: count,
        slidesRevision: count.optional(),
        isTextOfBefore: z.undefined().optional(),
      },
      (record, page) => pageKeys.component(scope, page, record.versionId, record.n),
      content,
    ),
    'page LIVE': kindOfRecord<LivePageRecord>(
      {
        versionId,
        body: packed(z.array(z.looseObject({ type: componentType, data }).superRefine(content))),
        isTextOfBefore: z.undefined().optional(),
      },
      (_record, page) => pageKeys.live(scope, page),
    ),
    'page LOG': kindOfRecord<LogRecord>(
      { email: text, action: text, comments: text, timestamp: time },
      /^LOG#\d{4}-[\w:.-]+$/,
    ),
    'redirects /': kindOfRecord<RedirectRecord>(
      { to: text, pageId: count, suffix: text, isAutomatic: truth, email: text, createdAt: time },
      /^\/(?!\/)\P{C}*$/u,
    ),
    'paths /': kindOfRecord<PathRecord>(
      {
        kind: z.enum(['page', 'redirect', 'claim', 'sitemap']),
        pageId: count,
        revision: count,
        release: count,
        renderer: text.optional(),
        body: packed(z.unknown()).optional(),
        renderedAt: count.optional(),
        to: z.union([path, z.httpUrl()]).optional(),
        claimedAt: text.optional(),
        wasPublic: truth.optional(),
      },
      /^\/(?!\/)\P{C}*$/u,
    ),
    'paths CHROME': kindOfRecord<ChromeRecord>(
      { release: count, renderer: text, body: packed(z.looseObject({})) },
      () => pathKeys.chrome(scope),
    ),
    'paths RELEASE': kindOfRecord<ReleaseRecord>(
      { release: count, recent, renderer: text, earlier: z.array(text), sitemap: text },
      () => pathKeys.release(scope),
    ),
    'paths ASSETS': kindOfRecord<AssetsRecord>({ body: packed(z.looseObject({})) }, /^ASSETS#[\w-]{1,80}$/),
  };
}
