import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFile, siteAssetsModule } from './site-assets';

const before = await readFile(generatedFile, 'utf8').catch(() => '');
const now = await siteAssetsModule();
await mkdir(dirname(generatedFile), { recursive: true });
// An unchanged file is not written, so that nothing is rebuilt because of its date.
if (now !== before) await writeFile(generatedFile, now);
