import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { writeDemo } from './e2e/written-demo';

/**
 * Builds and synthesises once, before the tiers that start the product, each of which would otherwise do so. Writes the
 * demo sites where `E2E_DEMO` says, for those with a browser.
 */
const onProgress = (line: string) => console.log(line);
const { E2E_DEMO: demo } = process.env;
await prepareAssembly({ onProgress });
if (demo) await writeDemo(demo, onProgress);
