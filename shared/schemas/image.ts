import * as z from 'zod';
import { imageLimits, imageMessages } from '../image-rules';
import { integer, optionalText, requiredText } from './fields';

const percent = (label: string) => integer(label, 0, 100);
/** The focal point for cropping; absent means the middle. */
export const imageFocus = z.object(
  { x: percent('Focal point, across'), y: percent('Focal point, down') },
  { error: 'Focal point must be a point of the picture.' },
);
const focus = z.object({ x: z.number(), y: z.number() }).optional();

/** A library picture in a response; `imageUrl` is the part after `/images/`. */
export const imageSchema = z.object({
  id: z.number(),
  imageDescription: z.string(),
  imageUrl: z.string(),
  /** The lightest of its variants, or the picture itself. */
  thumbnailUrl: z.string(),
  altText: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  contentType: z.string(),
  tags: z.array(z.string()),
  focus,
  createdAt: z.string(),
  changedAt: z.string(),
  /** The user who made the last change; absent where unknown. */
  changedBy: z.number().optional(),
  revision: z.number(),
});
export type Image = z.infer<typeof imageSchema>;

/**
 * A picture as pages show it: its size, and the widths of its variants (`widthUrl`), which are missing at
 * first.
 */
export const imageModelSchema = z.object({
  /** Used where the picture has no text of its own. */
  altText: z.string(),
  width: z.number(),
  height: z.number(),
  /** The number of the file that the variants were made from. */
  fileNumber: z.number(),
  widths: z.array(z.number()),
  /** The widths that also exist as AVIF; absent where there are none. */
  avif: z.array(z.number()).optional(),
  focus,
});
export type ImageModel = z.infer<typeof imageModelSchema>;
export type ImageModels = Record<string, ImageModel>;

export const imageDescription = z
  .string({ error: imageMessages.descriptionMissing })
  .trim()
  .min(1, { error: imageMessages.descriptionMissing, abort: true })
  .pipe(requiredText('Image Description', imageLimits.description));

/** The name of the chosen file; the stored name is generated. */
export const imageName = requiredText('File Name', imageLimits.name)
  .regex(/^[^;/?:@&=+$,]*$/, imageMessages.fileNameRule)
  .regex(/^[^\\]*$/, imageMessages.noPath);

export const imageFile = z.file({ error: imageMessages.imageMissing });
export const altText = optionalText('Alt Text', imageLimits.altText);

/** The tags of a library item, ignoring case. */
export const tagsOf = (owner: string) =>
  z
    .array(requiredText('Tag', imageLimits.tag), { error: 'Tags must be a list of texts.' })
    .max(imageLimits.tags, `${owner} may have at most ${imageLimits.tags} tags.`)
    .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]);
export const imageTags = tagsOf('An image');
