// `npm run deploy` and `npm run tenant`. Plain JavaScript without dependencies, because it may run before
// anything is installed; it then hands over to commands/main.ts.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureInstalled, ensureNode } from './prepare.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

ensureNode();
ensureInstalled();
process.env.TZ = 'UTC';
// The SDK's warnings about future Node versions concern package.json and not the operator.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
const { register } = await import('tsx/esm/api');
register({ tsconfig: path.join(root, 'tsconfig.json') });
const { runCommand } = await import(pathToFileURL(path.join(root, 'infra/commands/main.ts')).href);
process.exitCode = await runCommand(process.argv.slice(2));
