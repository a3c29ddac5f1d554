import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOpenApi } from '../../infra/local/openapi';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * Records the API of this release: `npx tsx tests/samples/write-openapi.ts`, once, when a release is made. Later
 * releases may only add to it (`tests/contract-of-before.test.ts`).
 */
const file = join(import.meta.dirname, 'openapi', `${packageJson.version}.json`);
writeFileSync(file, `${JSON.stringify(createOpenApi('http://localhost'))}\n`);
console.log(file);
