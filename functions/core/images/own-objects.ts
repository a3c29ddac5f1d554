import { companyOfFile } from '@galley/shared/file-rules';
import { imageUrlPattern } from '@galley/shared/image-rules';
import type { CompanyScope } from '../company-scope';

/** A picture, or a variant beside it: `images/acme/12/boat`, `images/acme/12/boat/2-480`, `…/2-480.avif`. */
const picturePattern = /^images\/([^/]+\/[^/]+\/[^/]+)(?:\/\d{1,9}-\d{1,5}(?:\.avif)?)?$/;
/** `images/acme/files/7-price-list` */
const filePattern = /^images\/([^/]+\/files\/[^/]+)$/;
/** `replacements/acme/12/<random>` */
const replacementPattern = /^replacements\/([^/]+)\/[1-9]\d{0,7}\/[A-Za-z0-9_-]{1,64}$/;

/** A file that came with a form: `submitted/acme/3/120/1` belongs to submission 120 of form 3. */
const sentPattern = /^submitted\/([^/]+)\/[1-9]\d{0,7}\/[1-9]\d{0,8}\/[1-9]\d?$/;

/**
 * Whether an object of the images bucket belongs to this company, in exactly the spelling that this code
 * uses.
 */
export function isOwnObject({ company }: CompanyScope, object: string): boolean {
  const [, imageUrl = ''] = picturePattern.exec(object) ?? [];
  const [, ofPicture] = imageUrlPattern.exec(imageUrl) ?? [];
  const [, ofForm] = sentPattern.exec(object) ?? [];
  const [, ofReplacement] = replacementPattern.exec(object) ?? [];
  const [, fileUrl = ''] = filePattern.exec(object) ?? [];
  return (ofPicture ?? ofReplacement ?? ofForm ?? companyOfFile(fileUrl)) === company;
}

/**
 * Object names in jobs and records are not trusted.
 * @throws for an object that is not the company's
 */
export function requireOwnObject(scope: CompanyScope, object: string): string {
  if (isOwnObject(scope, object)) return object;
  throw new Error(`${JSON.stringify(object.slice(0, 200))} is no file of the library of ${scope.company}.`);
}
