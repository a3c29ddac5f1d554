import * as z from 'zod';
import { imageLimits, imageMessages } from '../image-rules';
import { optionalText, requiredText } from './fields';

/** A picture of a company's library as it is answered; `imageUrl` is the part after `/images/`. */
export const imageSchema = z.object({
  id: z.number(),
  imageDescription: z.string(),
  imageUrl: z.string(),
  altText: z.string(),
  width: z.number(),
  height: z.number(),
  bytes: z.number(),
  contentType: z.string(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  revision: z.number(),
});
export type Image = z.infer<typeof imageSchema>;

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
export const imageTags = z
  .array(requiredText('Tag', imageLimits.tag), { error: 'Tags must be a list of texts.' })
  .max(imageLimits.tags, `An image may have at most ${imageLimits.tags} tags.`)
  .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()]);
