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

/**
 * The write to add to a transaction that stores `imageUrl`: it holds only while the picture is in the company's
 * library, so a deletion at the same moment is noticed, and it costs no trip of its own. The area needs
 * `check: ['images']` in `area-grants.ts`. A transaction may name an item once: check each address only once.
 * @throws 400 naming `field`, at once for an address that cannot be the company's, else when the transaction is
 * refused
 */
export function libraryImageCheck(
  scope: CompanyScope,
  imageUrl: string,
  field: string,
  label: string,
): Write {
  const key = required(libraryImageKey(scope, imageUrl), () => notInLibrary(field, label));
  return { check: key, condition: { equals: { imageUrl } }, refused: () => notInLibrary(field, label) };
}
