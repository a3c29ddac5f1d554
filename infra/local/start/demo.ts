import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Cloud } from '../cloud';
import { seedDemo } from '../seed/seed';
import { writeFileAtomically } from '../stand-ins/atomic-file';
import { defaultCompany } from '../surfaces';

/**
 * Writes the demo companies' sites, unless there is already a published home page.
 * @throws Error with a message for the user when an earlier start was interrupted in the middle of it
 */
export async function seedOnce(
  cloud: Cloud,
  data: string,
  onProgress: (line: string) => void,
): Promise<void> {
  const home = await cloud.request({ site: defaultCompany }, { path: '/' });
  const noteFile = path.join(data, 'demo.json');
  const note = existsSync(noteFile)
    ? (JSON.parse(readFileSync(noteFile, 'utf8')) as { state: string })
    : undefined;
  if (note?.state === 'done' || (!note && home.status === 200)) return;
  if (note?.state === 'begun') {
    throw new Error(
      'The demo sites are half written, since an earlier start was broken off. Start with --fresh.',
    );
  }
  writeFileAtomically(noteFile, JSON.stringify({ state: 'begun' }));
  await seedDemo(cloud, onProgress);
  writeFileAtomically(noteFile, JSON.stringify({ state: 'done' }));
}
