import sharp, { type AvifOptions, type Sharp } from 'sharp';
import { expect } from 'vitest';

/** Whether the running test is about pictures: only those need the AVIF that is deployed. */
export const isAboutPictures = () => expect.getState().testPath?.includes('/tests/api/images/') ?? true;

let isPatched = false;

/**
 * An AVIF is encoded with the least effort in tests that are not about pictures: those of the starters alone took
 * 20 seconds of a core. A quick AVIF is heavier, so it may be left out where the deployed one is used.
 */
export function encodeQuickly(): void {
  // Test files share a process, so this is patched once.
  if (isPatched) return;
  isPatched = true;
  const { avif } = sharp.prototype as Sharp;
  Object.assign(sharp.prototype, {
    avif(this: Sharp, options?: AvifOptions) {
      return avif.call(this, isAboutPictures() ? options : { ...options, effort: 0 });
    },
  });
}
