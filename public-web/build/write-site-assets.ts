import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFile, siteAssetsModule } from './site-assets';

const before = await readFile(generatedFile, 'utf8').catch(() => '');
const now = await siteAssetsModule();
await mkdir(dirname(generatedFile), { recursive: true });
// Left alone where it is as new as its sources, so that nothing is built again for it.
if (now !== before) await writeFile(generatedFile, now);
