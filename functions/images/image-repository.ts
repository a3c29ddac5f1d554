import { widthUrl } from '@galley/shared/image-rules';
import { required } from '@galley/shared/required';
import type { Image } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../core/company-scope';
import { type ImageRecord, imageEntity } from '../core/entities/image';
import { notFound, stale } from '../core/errors';
import type { Table, Write } from '../core/table';

const responseAttributes = [
  'id',
  'imageDescription',
  'imageUrl',
  'altText',
  'width',
  'height',
  'bytes',
  'contentType',
  'tags',
  'focus',
  'createdAt',
  'changedAt',
  'changedBy',
  'revision',
] as const satisfies readonly (keyof Image)[];

/** The attributes that a response is made from. */
export const readAttributes = [...responseAttributes, 'fileNumber', 'widths', 'widthsOf'] as const;

/** A record as the API returns it, without the object's name in the bucket. */
export function toImageResponse(record: ImageRecord): Image {
  const answer = Object.fromEntries(responseAttributes.map((name) => [name, record[name]]));
  return { ...answer, thumbnailUrl: thumbnailUrlOf(record) } as Image;
}

function thumbnailUrlOf({ imageUrl, fileNumber = 1, widths = [], widthsOf }: ImageRecord): string {
  const [narrowest] = widthsOf === fileNumber ? widths : [];
  return narrowest === undefined ? imageUrl : widthUrl(imageUrl, fileNumber, narrowest);
}

const noImage = () => notFound('This image');

/** @throws 404 */
export async function requireImage(table: Table, scope: CompanyScope, imageId: number): Promise<ImageRecord> {
  return required(await table.get(imageEntity.key(scope, imageId)), noImage);
}

/**
 * Changes a picture's record. `revision` is the one that the save is based on, if it names one.
 * @throws 404 where it was deleted, 409 where someone else changed it in the meantime
 */
export function imageUpdate(
  scope: CompanyScope,
  imageId: number,
  set: Partial<ImageRecord>,
  revision: number | undefined,
): Write {
  return {
    update: imageEntity.key(scope, imageId),
    set,
    add: { revision: 1 },
    condition: revision === undefined ? { exists: true } : { equals: { revision } },
    refused: (current) => (imageEntity.is(current) ? stale(toImageResponse(current)) : noImage()),
  };
}
