import { countWrite } from '../core/companies/company-counts';
import type { CompanyScope } from '../core/company-scope';
import { type ImageRecord, imageEntity } from '../core/entities/image';
import { conflict } from '../core/errors';
import { imageObject, putObject } from '../core/images/image-store';
import type { NewJob } from '../core/jobs';
import type { Write } from '../core/table';
import type { readImage } from '../core/uploads/read-image';
import { widthsJobs } from './widths-jobs';

interface OfNewImage {
  id: number;
  /** The name of its file. */
  name: string;
  file: Awaited<ReturnType<typeof readImage>>;
  words: Pick<ImageRecord, 'imageDescription' | 'altText' | 'changedBy'>;
  now: Date;
}

/** The URL of a library picture before its first replacement. */
export const newImageUrl = (scope: CompanyScope, id: number, name: string) =>
  `${scope.company}/${id}/${name}`;

/**
 * Stores the file of a new picture. Its record exists only after the caller has committed the writes with the
 * jobs.
 */
export async function storeNewImage(
  scope: CompanyScope,
  { id, name, file: { bytes, ...file }, words, now }: OfNewImage,
): Promise<{ writes: Write[]; jobs: NewJob[] }> {
  const imageUrl = newImageUrl(scope, id, name);
  await putObject(scope, imageObject(imageUrl), { bytes, contentType: file.contentType });
  const record: ImageRecord = {
    ...imageEntity.key(scope, id),
    ...file,
    ...words,
    id,
    imageUrl,
    bytes: bytes.length,
    tags: [],
    createdAt: now.toISOString(),
    changedAt: now.toISOString(),
    revision: 1,
  };
  const put: Write = {
    put: { ...record },
    condition: { absent: true },
    refused: () => conflict('Another image took this number. Nothing was saved: try again.'),
  };
  return {
    writes: [put, countWrite(scope, { images: 1, imageBytes: bytes.length })],
    jobs: widthsJobs(scope, record, now),
  };
}
