import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { Assembly } from '../infra/assembly';
import { productShape } from '../infra/product-shape';
import { markerBundles, prodTenants, synthesise } from '../infra/synthesise';

/**
 * Records the persistent names of this release: `npx tsx tests/samples/write-shape.ts [name]`, once, when a release
 * is made, or before a refactoring that changes none of them. Later releases must declare their changes
 * (`tests/infra/product-shape.test.ts`).
 */
const bundles = markerBundles();
const assembly = synthesise('prod', prodTenants, bundles);
const file = join(import.meta.dirname, 'shapes', `${process.argv[2] ?? packageJson.version}.json`);
writeFileSync(file, `${JSON.stringify(productShape(new Assembly(assembly)), null, 1)}\n`);
for (const folder of [bundles, assembly]) rmSync(folder, { recursive: true, force: true });
console.log(file);
