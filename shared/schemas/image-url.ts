import { imageUrlPattern } from '../image-rules';
import { optionalText, plainText, requiredText } from './fields';

const longest = 300;
const message = (label: string) => `${label} must be an image of your library.`;
/** By this the tests find every field of the contract that names a picture. */
export const namesImage = { names: 'image' } as const;

/** A picture of the company's own library: `<company>/<id>/<name>`; whose it is the server checks. */
export function imageUrl(label: string) {
  return requiredText(label, longest).regex(imageUrlPattern, message(label)).meta(namesImage);
}

/** The same where '' is none, and absent keeps what is stored. */
export function keptImageUrl(label: string) {
  return plainText(label, longest)
    .refine((url) => url === '' || imageUrlPattern.test(url), { error: message(label) })
    .optional()
    .meta(namesImage);
}

/** The same where there may be none: ''. */
export function optionalImageUrl(label: string) {
  return optionalText(label, longest)
    .refine((url) => url === '' || imageUrlPattern.test(url), { error: message(label) })
    .meta(namesImage);
}
