// `npm start`. Plain JavaScript without dependencies, because it may run before anything is installed; it
// then hands over to local/start.ts.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, ensureNode } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureNode();
ensureInstalled();
// Lambda runs in UTC, so everything here does, too.
process.env.TZ = 'UTC';
const { freshBundle } = await import('./local/build/bundle-program.mjs');
const { startGalley } = await import(pathToFileURL(await freshBundle(root, 'infra/local/start.ts')).href);
await startGalley(process.argv.slice(2));
