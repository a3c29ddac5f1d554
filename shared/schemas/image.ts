import * as z from 'zod';
import { imageLimits, imageMessages } from '../image-rules';
import { integer, optionalText, requiredText } from './fields';

const percent = (label: string) => integer(label, 0, 100);
/** Where a picture is cropped around; absent is its middle. */
export const imageFocus = z.object(
  { x: percent('Focal point, across'), y: percent('Focal point, down') },
  { error: 'Focal point must be a point of the picture.' },
);
const focus = z.object({ x: z.number(), y: z.number() }).optional();

/** A picture of a company's library as it is answered; `imageUrl` is the part after `/images/`. */
export const imageSchema = z.object({
  id: z.number(),
  imageDescription: z.string(),
  imageUrl: z.string(),
  /** The lightest of its copies, or the picture itself. */
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
  /** The user whose doing that was; absent where that is not known. */
  changedBy: z.number().optional(),
  revision: z.number(),
});
export type Image = z.infer<typeof imageSchema>;

/** What a page shows of a picture: its own size, and how wide its lighter copies are (`widthUrl`), none at first. */
export const imageModelSchema = z.object({
  /** For a place that has no words of its own for it. */
  altText: z.string(),
  width: z.number(),
  height: z.number(),
  /** Of which of the picture's files the copies are. */
  fileNumber: z.number(),
  widths: z.array(z.number()),
  /** Those of the widths that there are as AVIF, too; absent where there are none. */
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

/** The name of the chosen file; the one that is stored is ours. */
export const imageName = requiredText('File Name', imageLimits.name)
  .regex(/^[^;/?:@&=+$,]*$/, imageMessages.fileNameRule)
  .regex(/^[^\\]*$/, imageMessages.noPath);

export const imageFile = z.file({ error: imageMessages.imageMissing });
export const altText = optionalText('Alt Text', imageLimits.altText);

/** The tags of something of the library; capitals make no other tag. */
export const tagsOf = (owner: string) =>
  z
    .array(requiredText('Tag', imageLimits.tag), { error: 'Tags must be a list of texts.' })
    .max(imageLimits.tags, `${owner} may have at most ${imageLimits.tags} tags.`)
    .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]);
export const imageTags = tagsOf('An image');
