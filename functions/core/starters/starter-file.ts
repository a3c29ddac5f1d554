import { readFile } from 'node:fs/promises';
import type { StarterName } from '@galley/shared/starters/names';

/** Set by the build of the Lambdas, which puts the pictures beside the code. */
declare const STARTER_PICTURES: string | undefined;
const folder =
  typeof STARTER_PICTURES === 'undefined' ? '../../../shared/starters/pictures/' : STARTER_PICTURES;

/** The bytes of a starter's picture. */
export function starterFile(starter: StarterName, picture: string): Promise<Buffer> {
  return readFile(new URL(`${folder}${starter}/${picture}.webp`, import.meta.url));
}
