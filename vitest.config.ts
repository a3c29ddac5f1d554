import { defineConfig } from 'vitest/config';
import { handlersWithRoles } from './tests/support/used-grants/handlers-with-roles.ts';

/**
 * What is waited for is there in a moment, unless the machine is slow and has other tests to run. No test ends by a total
 * time: a slower machine, or one with other work, only takes longer. What hangs ends by a lack of progress:
 * `run-tier.mjs` stops a tier in which no test ended and nothing was said for a long while.
 */
const patient = { expect: { poll: { timeout: 15_000 } }, testTimeout: 0, hookTimeout: 0 };

/** Tests which open whole published documents: too slow for the tier that one waits for after each change. */
const documentTests = 'public-web/src/*.document.test.ts';

/**
 * The tiers of `npm test` that vitest runs. unit: pure code, beside its file; documents: whole published documents
 * in a simulated browser; screens: React components in one; cloud: the laptop cloud and its
 * stand-ins; api: the areas' real handlers on the stand-ins; infra: the synthesised templates; system: the whole
 * product, killed, raced and injured.
 */
export default defineConfig({
  test: {
    // All cores, though `npm test` runs three tiers at a time: many tests wait for a clock or for another process.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          ...patient,
          // Pure code: the files share their modules, which is what makes this tier quick.
          pool: 'threads',
          isolate: false,
          include: [
            '{shared,functions,public-web,admin-web}/**/*.test.ts',
            'tests/{*,conformance/*}.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/dist/**', documentTests],
        },
      },
      {
        test: {
          name: 'documents',
          ...patient,
          pool: 'threads',
          isolate: false,
          include: [documentTests],
        },
      },
      {
        test: {
          name: 'screens',
          ...patient,
          environment: 'jsdom',
          // The files share their modules and one browser: loading the component library takes longer than the tests.
          isolate: false,
          // A spy of another file's test has seen its calls.
          clearMocks: true,
          setupFiles: [
            './admin-web/src/test-support/after-each-screen.ts',
            './tests/support/imports-settled.ts',
          ],
          include: ['{public-web,admin-web}/**/*.test.tsx'],
          exclude: ['**/node_modules/**', '**/dist/**'],
        },
      },
      {
        test: {
          name: 'cloud',
          ...patient,
          // The files share their modules: loading CDK and the SDK for each takes longer than most of its tests.
          isolate: false,
          include: ['infra/**/*.test.ts', 'tests/recipe/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        plugins: [handlersWithRoles()],
        oxc: { jsx: { development: false } },
        test: {
          name: 'api',
          ...patient,
          // What the handlers do is compared with what their roles may do, and what they refuse with what is approved.
          globalSetup: ['./tests/support/used-grants/compare.ts', './tests/support/met-refusals/compare.ts'],
          setupFiles: [
            './tests/support/cheap-passwords.ts',
            './tests/support/imports-settled.ts',
            './tests/support/calls-of-each-test.ts',
            './tests/support/table-at-hand/setup.ts',
            './tests/support/images/encode-once.ts',
            './tests/support/used-grants/record.ts',
            './tests/support/met-refusals/record.ts',
          ],
          // The files share the handlers, as the companies of a warm Lambda do; loading them costs more than most tests.
          isolate: false,
          include: ['tests/api/**/*.test.ts'],
          // The logger reads it when it is loaded, which may be before a test starts its cloud.
          env: { POWERTOOLS_LOG_LEVEL: 'ERROR', NODE_ENV: 'production' },
        },
      },
      './tests/infra/vitest.config.ts',
      {
        // The React that is deployed: the one for developers takes a tenth of this tier's time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'system',
          ...patient,
          include: ['tests/system/**/*.test.ts'],
          env: { NODE_ENV: 'production' },
          fileParallelism: false,
        },
      },
    ],
  },
});
