import { foreignFileTricks } from './foreign-file-tricks';
import { gifWebpAvifTricks } from './gif-webp-avif-tricks';
import { pngAndJpegTricks } from './png-and-jpeg-tricks';

/** Files that must not get into a library. */
export const uploadTricks = [...foreignFileTricks, ...pngAndJpegTricks, ...gifWebpAvifTricks];
