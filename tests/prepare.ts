import { prepareAssembly } from '@galley/infra/local/build/prepare';

/** Builds and synthesises once, before the tiers that start the product, which each would otherwise do so. */
await prepareAssembly({ onProgress: (line) => console.log(line) });
