import { createHash } from 'node:crypto';
import type { Copy } from '@galley/functions/image-widths/make-copies';
import { isAboutPictures } from './quick-avif';

type MakeCopies = (file: Uint8Array, widths: readonly number[]) => Promise<Copy[]>;

/** Test files share a process, and so what they have encoded. */
const made = new Map<string, Promise<Copy[]>>();

/**
 * Encodes a picture once for all companies and tests that use it: an AVIF takes half a second of a core, and the same
 * file always becomes the same variants. What has no variants is inspected each time, since that may be logged.
 */
export function rememberCopies(makeCopies: MakeCopies): MakeCopies {
  return async (file, widths) => {
    const hash = createHash('sha256').update(file).digest('hex');
    const id = `${hash} ${widths.join()} ${isAboutPictures()}`;
    const copies = made.get(id) ?? makeCopies(file, widths);
    made.set(id, copies);
    const isKept = await copies.then(
      (list) => list.length > 0,
      () => false,
    );
    if (!isKept) made.delete(id);
    return copies;
  };
}
