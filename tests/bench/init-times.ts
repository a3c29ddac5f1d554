import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { startCloud } from '@galley/infra/local/cloud';
import { build } from 'esbuild';
import { median, ratioOf } from './figures';
import type { Group, Row } from './row';
import { run } from './run-command';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 15;
/** Relative to the CPU time for loading a Lambda that only creates a DynamoDB client. */
const targets = { 'visitor-page': 0.3, others: 1.1 };

/** The start time of the Lambdas: CPU time of their import, in fresh processes that take turns. */
export const initTimes: Group = {
  name: 'starts of the Lambdas',
  async measure(onProgress) {
    const assembly = await prepareAssembly({ onProgress });
    const cloud = await startCloud({ assembly, servers: false, schedules: false });
    const directory = mkdtempSync(join(tmpdir(), 'galley-bare-'));
    try {
      const bare = join(directory, 'bare.mjs');
      await bundleBareClient(bare);
      const functions = join(root, 'dist/functions');
      const names = readdirSync(functions).sort();
      const files = new Map([
        ['bare', bare],
        ...names.map((name) => [name, join(functions, name, 'index.mjs')] as const),
      ]);
      const taken = new Map([...files.keys()].map((name) => [name, [] as number[]]));
      for (let round = 1; round <= rounds; round += 1) {
        for (const [name, file] of files)
          taken
            .get(name)
            ?.push(await importTime(file, name === 'bare' ? {} : cloud.aws.environmentOf(keyOf(name))));
        onProgress(`round ${round} of ${rounds}`);
      }
      const least = taken.get('bare') ?? [];
      return names.map((name): Row => {
        const own = taken.get(name) ?? [];
        return {
          name: `start of ${name}`,
          ...ratioOf(own, least),
          unit: 'of bare',
          target: name === 'visitor-page' ? targets['visitor-page'] : targets.others,
          note: `${median(own).toFixed(0)} ms of CPU; a bare DynamoDB client ${median(least).toFixed(0)} ms`,
        };
      });
    } finally {
      await cloud.stop();
      rmSync(directory, { recursive: true });
    }
  },
};

/** One bundle has several handlers; their environments are the same. */
const keyOf = (bundle: string) => (bundle === 'auth-triggers' ? `${bundle}.define` : bundle);

/** In one file, as bundlers do by default; our Lambdas are split. */
async function bundleBareClient(outfile: string): Promise<void> {
  await build({
    stdin: {
      contents:
        "import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';" +
        'const client = new DynamoDBClient({}); export const handler = (input) => client.send(new GetItemCommand(input));',
      resolveDir: join(root, 'functions'),
    },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    minify: true,
    banner: {
      js: "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);",
    },
  });
}

/** CPU milliseconds of an import, without Node's own start. */
async function importTime(file: string, environment: Record<string, string>): Promise<number> {
  const script = `
    const before = process.cpuUsage();
    await import(${JSON.stringify(pathToFileURL(file).href)});
    const { user, system } = process.cpuUsage(before);
    process.stdout.write('took ' + (user + system) / 1000 + '\\n');
    process.exit();`;
  const printed = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, ...environment },
  });
  return Number(/took ([\d.]+)/.exec(printed)?.[1]);
}
