import { prepareAssembly } from '@galley/infra/local/build/prepare';

/** Builds and synthesises once, before the tiers that start the product, each of which would otherwise do so. */
await prepareAssembly({ onProgress: (line) => console.log(line) });
