import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { generatedFile, siteAssetsModule } from './site-assets';

await mkdir(dirname(generatedFile), { recursive: true });
await writeFile(generatedFile, await siteAssetsModule());
