import { createHash } from 'node:crypto';
import type { Variant } from '@galley/functions/image-widths/make-variants';
import { isAboutPictures } from './quick-avif';

type MakeVariants = (file: Uint8Array, widths: readonly number[]) => Promise<Variant[]>;

/** Test files share a process, and so what they have encoded. */
const made = new Map<string, Promise<Variant[]>>();

/**
 * Encodes a picture once for all companies and tests that use it: an AVIF takes half a second of a core, and the same
 * file always becomes the same variants. What has no variants is inspected each time, since that may be logged.
 */
export function rememberVariants(makeVariants: MakeVariants): MakeVariants {
  return async (file, widths) => {
    const hash = createHash('sha256').update(file).digest('hex');
    const id = `${hash} ${widths.join()} ${isAboutPictures()}`;
    const variants = made.get(id) ?? makeVariants(file, widths);
    made.set(id, variants);
    const isKept = await variants.then(
      (list) => list.length > 0,
      () => false,
    );
    if (!isKept) made.delete(id);
    return variants;
  };
}
