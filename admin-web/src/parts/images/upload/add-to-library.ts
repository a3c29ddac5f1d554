import type { Image } from '@galley/shared/schemas/image';
import { endNotice, notifyError, notifyNotice } from '../../../ui/notify';
import { RejectedFile, uploadFile } from './upload-file';

/** Adds a dropped or pasted picture to the library, and says so until it is there. @returns undefined where it was refused */
export async function addToLibrary(file: File): Promise<Image | undefined> {
  const words = `${file.name} is being added to the library.`;
  notifyNotice(words);
  try {
    return await uploadFile(file);
  } catch (error) {
    if (error instanceof RejectedFile) notifyNotice(`${file.name}: ${error.message}`);
    else notifyError(error);
    return undefined;
  } finally {
    endNotice(words);
  }
}
