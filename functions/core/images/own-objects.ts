import { companyOfFile } from '@galley/shared/file-rules';
import { imageUrlPattern } from '@galley/shared/image-rules';
import type { CompanyScope } from '../company-scope';

/** A picture, or a copy of it that lies beside it: `images/acme/12/boat`, `images/acme/12/boat/2-480`. */
const picturePattern = /^images\/([^/]+\/[^/]+\/[^/]+)(?:\/\d{1,9}-\d{1,5})?$/;
/** `images/acme/files/7-price-list` */
const filePattern = /^images\/([^/]+\/files\/[^/]+)$/;
/** `replacements/acme/12/<random>` */
const replacementPattern = /^replacements\/([^/]+)\/[1-9]\d{0,7}\/[A-Za-z0-9_-]{1,64}$/;

/** Whether an object of the images bucket is a picture or a file of this company's library, spelled as this code spells it. */
export function isOwnObject({ company }: CompanyScope, object: string): boolean {
  const [, imageUrl = ''] = picturePattern.exec(object) ?? [];
  const [, ofPicture] = imageUrlPattern.exec(imageUrl) ?? [];
  const [, ofReplacement] = replacementPattern.exec(object) ?? [];
  const [, fileUrl = ''] = filePattern.exec(object) ?? [];
  return (ofPicture ?? ofReplacement ?? companyOfFile(fileUrl)) === company;
}

/** @throws for what is not the company's: jobs and records say where files lie, and are not believed */
export function requireOwnObject(scope: CompanyScope, object: string): string {
  if (isOwnObject(scope, object)) return object;
  throw new Error(`${JSON.stringify(object.slice(0, 200))} is no file of the library of ${scope.company}.`);
}
