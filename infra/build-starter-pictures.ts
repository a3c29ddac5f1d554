import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder beside a Lambda's code that contains the pictures of the starter sites. */
export const starterPictures = 'starter-pictures';
const source = fileURLToPath(new URL('../shared/starters/pictures', import.meta.url));

/** Copies the pictures of the starter sites beside a bundle. Returns the names of what was copied. */
export async function addStarterPictures(bundle: string): Promise<string[]> {
  const folders = (await readdir(source, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const target = join(bundle, starterPictures);
  await Promise.all(
    folders.map(({ name }) => cp(join(source, name), join(target, name), { recursive: true })),
  );
  return [target];
}
