import { imageUrlPattern } from '@galley/shared/image-rules';
import { required } from '@galley/shared/required';
import type { CompanyScope } from '../company-scope';
import { imageEntity } from '../entities/image';
import type { Key } from '../entities/key';
import { invalid } from '../errors';
import type { Write } from '../table';

/** The key of a picture by its image URL; undefined for a URL of another company or an invalid one. */
function libraryImageKey(scope: CompanyScope, imageUrl: string): Key | undefined {
  const [, company, imageId] = imageUrlPattern.exec(imageUrl) ?? [];
  return company === scope.company ? imageEntity.key(scope, Number(imageId)) : undefined;
}

/** A field and the picture that it refers to. */
export interface NamedImage {
  imageUrl: string;
  field: string;
  label: string;
}

/**
 * Condition checks to add to a transaction that stores these references: it succeeds only while the pictures
 * are in the company's library, which detects a concurrent deletion and costs no round trip of its own. The
 * area needs `check: ['images']` in `area-grants.ts`. A picture may be used several times, but a transaction
 * may contain its key only once, so a second, different URL of the same picture is refused.
 * @throws 400 naming the field: at once for a URL that cannot be the company's, else when the transaction is
 * refused
 */
export function libraryImageChecks(scope: CompanyScope, images: readonly NamedImage[]): Write[] {
  const checks = new Map<string, { imageUrl: string; write: Write }>();
  for (const { imageUrl, field, label } of images) {
    const refused = () => invalid({ [field]: `${label} must be an image of your library.` });
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
