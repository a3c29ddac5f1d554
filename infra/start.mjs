// `npm start`. Plain JavaScript without dependencies, because it runs before anything is installed; then it hands
// over to local/start.ts.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, ensureNode } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureNode();
ensureInstalled();
// Lambda runs in UTC, and so does everything here.
process.env.TZ = 'UTC';
const { register } = await import('tsx/esm/api');
register({ tsconfig: path.join(root, 'tsconfig.json') });
const { startGalley } = await import(pathToFileURL(path.join(root, 'infra/local/start.ts')).href);
await startGalley(process.argv.slice(2));
