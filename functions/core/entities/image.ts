import { type FileKindName, fileKindNames } from '@galley/shared/file-rules';
import { companyPartition, type RecordOf } from './entity';
import { digits } from './key-parts';

/** What the files of a library are sent as; anything else could run in a browser, or be a page. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;

export const imagesPartition = companyPartition('IMAGES', { reading: 'settled' });

/** An image of the library; its file lies in the images bucket. */
export const imageEntity = imagesPartition.entity({
  sort: ['IMG', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    /** `<company>/<id>/<our name>`, the part after `/images/`; kept when the file is replaced. */
    imageUrl: s.imageUrl,
    imageDescription: s.text,
    altText: s.text,
    /** As it is shown, so after a camera's turn. */
    width: s.count,
    height: s.count,
    bytes: s.count,
    contentType: s.oneOf<string>(imageTypes),
    tags: s.list(s.text),
    /** Where it is cropped around, in per cent; absent is its middle. */
    focus: s.object({ x: s.upTo(100), y: s.upTo(100) }).optional(),
    /** Where the bucket keeps the bytes of the last replacement; absent while there was none. */
    replacement: s.libraryFile.optional(),
    /** Raised by each replacement; absent on the first file. */
    fileNumber: s.count.optional(),
    /** How wide its WebP copies are, of which file; absent until they were made. */
    widths: s.list(s.upTo(99_999)).optional(),
    widthsOf: s.count.optional(),
    /** Which of the widths there are as AVIF, too; absent for copies that were made before there was any. */
    avif: s.list(s.upTo(99_999)).optional(),
    createdAt: s.time,
    changedAt: s.time,
    revision: s.count,
  }),
});
export type ImageRecord = RecordOf<typeof imageEntity>;

/** A document of the library; its address is made of its number and its name. */
export const fileEntity = imagesPartition.entity({
  sort: ['FILE', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    title: s.text,
    /** Of our own making, the end of its address; kept when the file is replaced. */
    name: s.slug,
    kind: s.oneOf<FileKindName>(fileKindNames),
    bytes: s.count,
    /** Absent while it was never given any. */
    tags: s.list(s.text).optional(),
    /** Where the bucket keeps the bytes of the last replacement; absent while there was none. */
    replacement: s.libraryFile.optional(),
    createdAt: s.time,
    changedAt: s.time,
    revision: s.count,
  }),
});
export type FileRecord = RecordOf<typeof fileEntity>;

export const imageCounterEntity = imagesPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastId: s.count }),
});

export const fileCounterEntity = imagesPartition.entity({
  sort: ['FILES'],
  schema: (s) => ({ lastId: s.count }),
});
