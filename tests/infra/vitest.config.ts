import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The templates are synthesised once for all files; every test reads the result. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: {
    name: 'infra',
    // The files share their modules: loading CDK for each takes longer than most of its tests.
    isolate: false,
    include: ['**/*.test.ts'],
    globalSetup: './synthesise-once.ts',
    testTimeout: 0,
    hookTimeout: 0,
  },
});
