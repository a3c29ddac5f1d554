import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { portBase, portBaseOf, workers } from './product';
import { dataOf, productData } from './product-data';

const root = join(import.meta.dirname, '../..');
/** A second run at the same time has a folder of its own, since Playwright empties it at the start. */
const results = join(root, 'test-results', process.env.E2E_RESULTS ?? '');
const data = productData(results, workers);

/** `npm test` has written the demo sites before; a run by itself writes them. */
const { E2E_DEMO: demo = '' } = process.env;
const first = existsSync(demo)
  ? `node tests/e2e/start-copy.mjs ${demo} ${data}`
  : `node infra/start.mjs --fresh --data ${data}`;

/** The product of a worker: its own ports, data and mailbox. Each is started when the one before it is ready. */
const product = (worker: number) => ({
  command: worker === 0 ? first : `node tests/e2e/start-copy.mjs ${data} ${dataOf(data, worker)}`,
  cwd: root,
  env: { PORT_BASE: String(portBaseOf(worker)) },
  url: `http://localhost:${portBaseOf(worker)}/login`,
  // A slow machine builds for minutes; a hanging build is noticed by the tier.
  timeout: 3_600_000,
  stdout: 'pipe' as const,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  // While journeys are being written, a running product can be reused.
  reuseExistingServer: process.env.E2E_REUSE === '1',
});

/** Journeys in a real browser, on freshly started products: the built apps behind the templates' headers. */
export default defineConfig({
  testDir: '.',
  // Journeys that another tier of `npm test` runs.
  testIgnore: (process.env.E2E_WITHOUT ?? '').split(',').flatMap((file) => (file ? `**/${file}` : [])),
  outputDir: results,
  // No journey has a total time limit; each wait and each action has one, and so has the tier.
  timeout: 0,
  expect: { timeout: Number(process.env.E2E_EXPECT ?? 30_000) },
  // The files of one worker run one after the other, on one product: its mailbox and its people are theirs alone.
  workers,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${portBase}`,
    // Rendering animations takes a fifth of the browser's time; only `journey.spec.ts` and the canvas run them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: Number(process.env.E2E_EXPECT ?? 30_000),
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording takes as long as the journeys; enable it when debugging.
    trace: process.env.E2E_TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages are too short-lived for the optimising compilers, and for parallel garbage collection: these take a
        // quarter of the renderer's time.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => product(worker)),
});
