import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { Assembly } from '../infra/assembly';
import { productShape } from '../infra/product-shape';
import { markerBundles, prodTenants, synthesise } from '../infra/synthesise';

/**
 * Writes down the names that this release leaves behind: `npx tsx tests/samples/write-shape.ts [name]`, once, when a
 * release is made, or before a reshaping that changes none of them. What the next ones change of them they must declare
 * (`tests/infra/product-shape.test.ts`).
 */
const bundles = markerBundles();
const assembly = synthesise('prod', prodTenants, bundles);
const file = join(import.meta.dirname, 'shapes', `${process.argv[2] ?? packageJson.version}.json`);
writeFileSync(file, `${JSON.stringify(productShape(new Assembly(assembly)), null, 1)}\n`);
for (const folder of [bundles, assembly]) rmSync(folder, { recursive: true, force: true });
console.log(file);
