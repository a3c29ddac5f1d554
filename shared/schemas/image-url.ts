import { imageUrlPattern, readFocus } from '../image-rules';
import { optionalText, plainText, requiredText } from './fields';

const longest = 300;
const message = (label: string) => `${label} must be an image of your library.`;
/** Marks all fields of the contract that refer to a picture, for the tests. */
const namesImage = { names: 'image' } as const;

/** A picture of the company's own library: `<company>/<id>/<name>`; the server checks its company. */
export function imageUrl(label: string) {
  return requiredText(label, longest).regex(imageUrlPattern, message(label)).meta(namesImage);
}

/** The same, or '' for none; an absent value keeps the stored one. */
export function keptImageUrl(label: string) {
  return plainText(label, longest)
    .refine((url) => url === '' || imageUrlPattern.test(url), { error: message(label) })
    .optional()
    .meta(namesImage);
}

/** The same, or '' for none. */
export function optionalImageUrl(label: string) {
  return optionalText(label, longest)
    .refine((url) => url === '' || imageUrlPattern.test(url), { error: message(label) })
    .meta(namesImage);
}

/** The focal point of a picture in one place, or '' for the picture's own. */
export function focalPoint(label: string) {
  return plainText(label, 40).refine((sent) => sent === '' || readFocus(sent) !== undefined, {
    error: `${label} must be two numbers from 0 to 100, like 30 70: per cent across and down.`,
  });
}
