import type { KnownSite } from '@galley/shared/checks/checked';
import { middle, widthsFor } from '@galley/shared/image-rules';
import type { ImageModel, ImageModels } from '@galley/shared/schemas/image';
import type { CompanyScope } from '../company-scope';
import { type ImageRecord, imageEntity } from '../entities/image';
import type { Table } from '../table';

/** The library pictures that any content refers to, in a component, a setting, or a text. */
export function imageUrlsIn({ company }: CompanyScope, content: unknown): string[] {
  const named = new RegExp(`(?:"|/images/)(${company}/[1-9]\\d{0,7}/[\\w.-]+)`, 'g');
  const text = JSON.stringify(content) ?? '';
  return [...new Set([...text.matchAll(named)].map(([, imageUrl = '']) => imageUrl))];
}

/** The parts of a site that contain pictures which all pages show. */
export function picturesOf({
  settings,
  footer,
  tabs,
}: Record<'settings' | 'footer' | 'tabs', unknown>): unknown {
  return [settings, footer, tabs];
}

/** The numbers of these pictures, sorted. */
export function imageIdsIn(scope: CompanyScope, content: unknown): number[] {
  const ids = imageUrlsIn(scope, content).map((imageUrl) => Number(imageUrl.split('/')[1]));
  return [...new Set(ids)].sort((a, b) => a - b);
}

/**
 * The pictures that this content refers to, as pages show them, by image URL, in one round trip; no trip
 * where it refers to none. A deleted picture is omitted.
 */
export async function readImageModels(
  table: Table,
  scope: CompanyScope,
  content: unknown,
): Promise<ImageModels> {
  const records = await readImagesIn(table, scope, content);
  return Object.fromEntries(records.map((record) => [record.imageUrl, imageModelOf(record)]));
}

/** What the checks need to know about the pictures of this content, by image URL. */
export async function readPicturesToCheck(
  table: Table,
  scope: CompanyScope,
  content: unknown,
): Promise<KnownSite['pictures']> {
  const records = await readImagesIn(table, scope, content);
  return Object.fromEntries(records.map((record) => [record.imageUrl, pictureToCheck(record)]));
}

async function readImagesIn(table: Table, scope: CompanyScope, content: unknown): Promise<ImageRecord[]> {
  const ids = imageIdsIn(scope, content);
  if (ids.length === 0) return [];
  const items = await table.batchGet(ids.map((imageId) => imageEntity.key(scope, imageId)));
  return items.filter((item) => item !== undefined);
}

/** Small pictures get no variants, and neither do GIFs, which are mostly animated. */
export const mayHaveVariants = ({
  contentType,
  width,
}: Pick<ImageRecord, 'contentType' | 'width'>): boolean =>
  contentType !== 'image/gif' && widthsFor(width).length > 0;

/**
 * Variants may still be pending for a picture that can have them; a picture without any, and an animated one,
 * is served whole.
 */
function pictureToCheck({
  altText,
  width,
  bytes,
  contentType,
  fileNumber = 1,
  widths,
  widthsOf,
}: ImageRecord) {
  const hasNone = widthsOf === fileNumber && widths?.length === 0;
  return {
    altText,
    width,
    ...((hasNone || !mayHaveVariants({ contentType, width })) && { wholeBytes: bytes }),
  };
}

function imageModelOf({
  altText,
  width,
  height,
  fileNumber = 1,
  widths = [],
  widthsOf,
  avif = [],
  focus = middle,
}: ImageRecord): ImageModel {
  const isOfFile = widthsOf === fileNumber;
  const isMiddle = focus.x === middle.x && focus.y === middle.y;
  return {
    altText,
    width,
    height,
    fileNumber,
    widths: isOfFile ? widths : [],
    ...(isOfFile && avif.length > 0 && { avif }),
    ...(!isMiddle && { focus }),
  };
}
