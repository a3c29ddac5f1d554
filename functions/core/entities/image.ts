import { type FileKindName, fileKindNames } from '@galley/shared/file-rules';
import { companyPartition, type RecordOf } from './entity';
import { digits } from './key-parts';

/** The content types of library images. Any other type could run in a browser, or be a page. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'] as const;

export const imagesPartition = companyPartition('IMAGES', { reading: 'settled' });

/** An image of the library; its file is in the images bucket. */
export const imageEntity = imagesPartition.entity({
  sort: ['IMG', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    /** `<company>/<id>/<generated name>`, the part after `/images/`; unchanged when the file is replaced. */
    imageUrl: s.imageUrl,
    imageDescription: s.text,
    altText: s.text,
    /** As displayed, so after applying the camera's orientation. */
    width: s.count,
    height: s.count,
    bytes: s.count,
    contentType: s.oneOf<string>(imageTypes),
    tags: s.list(s.text),
    /** The focal point in per cent; absent means the middle. */
    focus: s.object({ x: s.upTo(100), y: s.upTo(100) }).optional(),
    /** The object in the bucket that holds the last replacement; absent where there was none. */
    replacement: s.libraryFile.optional(),
    /** Raised by each replacement; absent for the first file. */
    fileNumber: s.count.optional(),
    /**
     * The widths of its WebP variants, and the number of the file that they were made from; absent until they
     * exist.
     */
    widths: s.list(s.upTo(99_999)).optional(),
    widthsOf: s.count.optional(),
    /** The widths that also exist as AVIF; absent for variants that were made before AVIF was supported. */
    avif: s.list(s.upTo(99_999)).optional(),
    createdAt: s.time,
    changedAt: s.time,
    /** The user who made the last change; absent where a job made it, and in older records. */
    changedBy: s.id.optional(),
    revision: s.count,
  }),
});
export type ImageRecord = RecordOf<typeof imageEntity>;

/** A document of the library; its URL consists of its number and its name. */
export const fileEntity = imagesPartition.entity({
  sort: ['FILE', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    title: s.text,
    /** Generated; the last part of its URL. Unchanged when the file is replaced. */
    name: s.slug,
    kind: s.oneOf<FileKindName>(fileKindNames),
    bytes: s.count,
    /** Absent until the file is first given tags. */
    tags: s.list(s.text).optional(),
    /** The object in the bucket that holds the last replacement; absent where there was none. */
    replacement: s.libraryFile.optional(),
    createdAt: s.time,
    changedAt: s.time,
    /** As for an image. */
    changedBy: s.id.optional(),
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
