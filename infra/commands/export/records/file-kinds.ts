import type { CompanyScope } from '@galley/functions/core/company-scope';
import { companyEntity, submissionCountEntity } from '@galley/functions/core/entities/company';
import type { Kind } from '@galley/functions/core/entities/entity';
import { imageEntity } from '@galley/functions/core/entities/image';
import { jobEntity } from '@galley/functions/core/entities/job';
import type { Item } from '@galley/functions/core/entities/key';
import { companyPart } from '@galley/functions/core/entities/key-parts';
import { launchPartEntity } from '@galley/functions/core/entities/launch';
import { assetsEntity, chromeEntity, pathEntity } from '@galley/functions/core/entities/path';
import { savedContentEntity } from '@galley/functions/core/entities/saved-section';
import { themeEntity } from '@galley/functions/core/entities/site';
import type { StoredShape, StoredTypes } from '@galley/functions/core/entities/stored-types';
import { componentEntity, liveEntity } from '@galley/functions/core/entities/version';
import { jobKindNames, jobKinds } from '@galley/functions/core/job-kinds';
import { fieldsOf, isCreatableType } from '@galley/shared/components/dictionary';
import { fieldValues } from '@galley/shared/components/field-values';
import { imageUrlPattern } from '@galley/shared/image-rules';
import { budgetLimitsSchema } from '@galley/shared/schemas/budget';
import { singleSignOnSchema } from '@galley/shared/schemas/single-sign-on';
import { themeSchema } from '@galley/shared/theme/theme-schema';
import * as z from 'zod';
import { time, typesOfFile } from './file-types';
import { packed } from './packed-body';

/** Checks that a component refers only to its own company's things. */
function namesItsOwn({ image, id }: StoredTypes) {
  return ({ type, data }: { type: string; data: object }, context: z.RefinementCtx) => {
    const wrong = isCreatableType(type)
      ? fieldValues(fieldsOf(type), data).filter(
          ({ field: { kind }, value }) =>
            value !== undefined &&
            ((kind === 'image' && !image.safeParse(value).success) ||
              (kind === 'form' && !id.safeParse(value).success)),
        )
      : // which fields of an unknown type contain pictures is not known
        othersPictures(image, data);
    for (const { name } of wrong) {
      const path = ['data', ...name.split('.')];
      context.addIssue({ code: 'custom', path, message: 'must be of its own company' });
    }
  };
}

/** The picture URLs in a value that belong to another company. */
const othersPictures = (image: StoredTypes['image'], data: object) =>
  textsIn(data).filter(({ value }) => imageUrlPattern.test(value) && !image.safeParse(value).success);

/** A launch's values for a part of the site; they are validated by that part's rules before they go live. */
const valuesOfPart = ({ image }: StoredTypes) =>
  z.looseObject({}).superRefine((values, context) => {
    for (const { name } of othersPictures(image, values)) {
      context.addIssue({ code: 'custom', path: name.split('.'), message: 'must be of its own company' });
    }
  });

function textsIn(value: unknown, name = ''): { name: string; value: string }[] {
  if (typeof value === 'string') return [{ name, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => textsIn(part, name === '' ? key : `${name}.${key}`));
}

/** The content of the jobs that move with a company. */
function jobWork(types: StoredTypes) {
  const schemas = jobKindNames
    .filter((kind) => jobKinds[kind].exportable)
    .map((kind) => z.strictObject({ kind: z.literal(kind), ...jobKinds[kind].schema(types) }));
  return z.discriminatedUnion('kind', schemas as [(typeof schemas)[number]]);
}

/** The checks of a file's items beyond their entities' declarations: nested items and compressed bodies. */
function exactly(types: StoredTypes): Map<Kind, StoredShape> {
  const data = z.looseObject({});
  const component = z.looseObject({ type: types.componentType, data }).superRefine(namesItsOwn(types));
  const values = valuesOfPart(types);
  return new Map<Kind, StoredShape>([
    [launchPartEntity, { values, before: values.optional() }],
    [companyEntity, { signOn: singleSignOnSchema.optional(), budgets: budgetLimitsSchema.optional() }],
    [themeEntity, { theme: themeSchema.nullable() }],
    [componentEntity, { data }],
    [savedContentEntity, { data }],
    [liveEntity, { body: packed(z.array(component)) }],
    [pathEntity, { body: packed(z.unknown()).optional() }],
    [chromeEntity, { body: packed(z.looseObject({})) }],
    [assetsEntity, { body: packed(z.looseObject({})) }],
    [
      jobEntity,
      {
        jobId: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'is no name of a job'),
        work: jobWork(types),
        state: z.literal('due'),
        leaseUntil: z.literal(''),
        lastError: z.literal(''),
      },
    ],
  ]);
}

/** The schemas of a company's items, each created on first use. */
export class FileKinds {
  private readonly types: ReturnType<typeof typesOfFile>;
  private readonly exact: Map<Kind, StoredShape>;
  private readonly schemas = new Map<Kind, z.ZodType>();

  constructor(readonly scope: CompanyScope) {
    this.types = typesOfFile(scope);
    this.exact = exactly(this.types);
  }

  schemaOf(kind: Kind): z.ZodType {
    const known = this.schemas.get(kind);
    if (known) return known;
    const key = { pk: z.string(), sk: z.string(), schema: this.types.count.optional() };
    const declared = z.strictObject({ ...key, ...kind.schema(this.types), ...this.exact.get(kind) });
    // Beside the number of submissions, the item has the number of unread ones for each form.
    const shape = kind === submissionCountEntity ? declared.catchall(this.types.integer) : declared;
    const names = namesItsOwn(this.types);
    const schema =
      kind === componentEntity || kind === savedContentEntity
        ? shape.superRefine((record, context) => {
            if (componentEntity.is(record) || savedContentEntity.is(record)) names(record, context);
          })
        : shape;
    this.schemas.set(kind, schema);
    return schema;
  }
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Whether a key matches its item's content, as far as the content determines it. */
function isSpelled({ company }: CompanyScope, key: string, parts: Kind['sort'], item: Item): boolean {
  const expected = parts.map((part) => {
    if (typeof part === 'string') return escaped(part);
    if (part === companyPart) return escaped(company);
    return part.name in item ? escaped(part.write(item[part.name] as never)) : part.shape;
  });
  return new RegExp(`^${expected.join('#')}$`, 'u').test(key);
}

/** Whether an item's content matches its key. */
export function isAtPlace(scope: CompanyScope, { partition, sort }: Kind, item: Item): boolean {
  if (imageEntity.is(item) && Number(item.imageUrl.split('/')[1]) !== item.id) return false;
  if (jobEntity.is(item) && !time.safeParse(item.sk.slice(0, 24)).success) return false;
  return isSpelled(scope, item.pk, partition.parts, item) && isSpelled(scope, item.sk, sort, item);
}
