import type { Image } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../core/company-scope';
import { notFound, stale } from '../core/errors';
import { imageKeys } from '../core/keys';
import type { ImageRecord } from '../core/records/image-records';
import type { Table, Write } from '../core/table';

/** What of a record is answered; where the bucket keeps files is nobody's business. */
export const answeredAttributes = [
  'id',
  'imageDescription',
  'imageUrl',
  'altText',
  'width',
  'height',
  'bytes',
  'contentType',
  'tags',
  'createdAt',
  'revision',
] as const satisfies readonly (keyof Image)[];

export function imageAnswer(record: Image): Image {
  return Object.fromEntries(answeredAttributes.map((name) => [name, record[name]])) as unknown as Image;
}

const noImage = () => notFound('This image');

/** @throws 404 */
export async function requireImage(table: Table, scope: CompanyScope, imageId: number): Promise<ImageRecord> {
  const record = await table.get<ImageRecord>(imageKeys.image(scope, imageId));
  if (!record) throw noImage();
  return record;
}

/**
 * Changes a picture's record. `revision` is what the save started from, where it says so.
 * @throws 404 where it is not there any more, 409 where somebody else changed it meanwhile
 */
export function imageUpdate(
  scope: CompanyScope,
  imageId: number,
  set: Partial<ImageRecord>,
  revision: number | undefined,
): Write {
  return {
    update: imageKeys.image(scope, imageId),
    set,
    add: { revision: 1 },
    condition: revision === undefined ? { exists: true } : { equals: { revision } },
    refused: (current) => (current ? stale(imageAnswer(current as unknown as ImageRecord)) : noImage()),
  };
}
