import { companyOfFile } from '@galley/shared/file-rules';
import { imageUrlPattern } from '@galley/shared/image-rules';
import type { CompanyScope } from '../company-scope';

/** A picture, or a copy of it that lies beside it: `images/acme/12/boat`, `images/acme/12/boat/2-480`, `…/2-480.avif`. */
const picturePattern = /^images\/([^/]+\/[^/]+\/[^/]+)(?:\/\d{1,9}-\d{1,5}(?:\.avif)?)?$/;
/** `images/acme/files/7-price-list` */
const filePattern = /^images\/([^/]+\/files\/[^/]+)$/;
/** `replacements/acme/12/<random>` */
const replacementPattern = /^replacements\/([^/]+)\/[1-9]\d{0,7}\/[A-Za-z0-9_-]{1,64}$/;

/** What came with a form: `submitted/acme/3/120/1`, a file of the submission 120 of the form 3. */
const sentPattern = /^submitted\/([^/]+)\/[1-9]\d{0,7}\/[1-9]\d{0,8}\/[1-9]\d?$/;

/** Whether an object of the images bucket is this company's: of its library or sent to it, spelled as this code spells it. */
export function isOwnObject({ company }: CompanyScope, object: string): boolean {
  const [, imageUrl = ''] = picturePattern.exec(object) ?? [];
  const [, ofPicture] = imageUrlPattern.exec(imageUrl) ?? [];
  const [, ofForm] = sentPattern.exec(object) ?? [];
  const [, ofReplacement] = replacementPattern.exec(object) ?? [];
  const [, fileUrl = ''] = filePattern.exec(object) ?? [];
  return (ofPicture ?? ofReplacement ?? ofForm ?? companyOfFile(fileUrl)) === company;
}

/** @throws for what is not the company's: jobs and records say where files lie, and are not believed */
export function requireOwnObject(scope: CompanyScope, object: string): string {
  if (isOwnObject(scope, object)) return object;
  throw new Error(`${JSON.stringify(object.slice(0, 200))} is no file of the library of ${scope.company}.`);
}
