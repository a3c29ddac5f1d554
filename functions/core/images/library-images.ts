import { imageUrlPattern } from '@galley/shared/image-rules';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../company-scope';
import { type ImageRecord, imageEntity } from '../entities/image';
import type { Key } from '../entities/key';
import { invalid } from '../errors';
import type { Write } from '../table';

/** Where the library keeps the picture of an address; undefined for an address of another company or of nobody. */
export function libraryImageKey(scope: CompanyScope, imageUrl: string): Key | undefined {
  const [, company, imageId] = imageUrlPattern.exec(imageUrl) ?? [];
  return company === scope.company ? imageEntity.key(scope, Number(imageId)) : undefined;
}

function notInLibrary(field: string, label: string): Error {
  return invalid({ [field]: `${label} must be an image of your library.` });
}

/** For who has read the record already. @throws 400 naming `field` where it is not the picture of `imageUrl` */
export function requireLibraryImage(
  record: ImageRecord | undefined,
  imageUrl: string,
  field: string,
  label: string,
): ImageRecord {
  if (record?.imageUrl !== imageUrl) throw notInLibrary(field, label);
  return record;
}

/** A field and the picture that it names. */
export interface NamedImage {
  imageUrl: string;
  field: string;
  label: string;
}

/**
 * The writes to add to a transaction that stores these: it holds only while the pictures are in the company's library,
 * so a deletion at the same moment is noticed, and they cost no trip of their own. The area needs `check: ['images']`
 * in `area-grants.ts`. One picture may stand in several places; a transaction names it once, so of two addresses of one
 * picture the second is refused.
 * @throws 400 naming the field, at once for an address that cannot be the company's, else when the transaction is
 * refused
 */
export function libraryImageChecks(scope: CompanyScope, images: readonly NamedImage[]): Write[] {
  const checks = new Map<string, { imageUrl: string; write: Write }>();
  for (const { imageUrl, field, label } of images) {
    const refused = () => notInLibrary(field, label);
    const key = required(libraryImageKey(scope, imageUrl), refused);
    const before = checks.get(key.sk);
    if (before && before.imageUrl !== imageUrl) throw refused();
    checks.set(
      key.sk,
      before ?? { imageUrl, write: { check: key, condition: { equals: { imageUrl } }, refused } },
    );
  }
  return [...checks.values()].map(({ write }) => write);
}
