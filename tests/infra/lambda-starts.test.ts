import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleNames } from '@galley/infra/build-functions';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { loadedAtStart } from '@galley/infra/merge-start';
import type { Metafile } from 'esbuild';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { run } from '../bench/run-command';
import { Assembly } from './assembly';
import { environmentNames } from './environment-names';

/** The deployed Lambdas: what they read, load and do before the first event. */
const assembly = new Assembly(inject('localAssembly'));
const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const output = join(dist, 'functions');
const folder = mkdtempSync(join(tmpdir(), 'galley-infra-lambdas-'));
let metafile: Metafile;
beforeAll(async () => {
  await prepareAssembly();
  metafile = JSON.parse(readFileSync(join(dist, 'meta.json'), 'utf8'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// After tree shaking a bundle contains only the names that its code can reach.
test.each(bundleNames)('every variable that the bundle of %s reads is set', (bundle) => {
  const files = readdirSync(join(output, bundle)).filter((file) => file.endsWith('.mjs'));
  const code = files.map((file) => readFileSync(join(output, bundle, file), 'utf8')).join('\n');
  const read = environmentNames.filter((name) => new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(code));
  expect(read).toContain(bundle === 'image-widths' ? 'IMAGES_BUCKET' : 'TABLE_NAME');
  for (const lambda of assembly.functions(bundle)) {
    const variables: object = lambda.properties.Environment.Variables;
    expect(Object.keys(variables)).toEqual(expect.arrayContaining(read));
  }
});

/** The bundle's files that are loaded before the first event. */
function startOf(bundle: string) {
  const index = Object.keys(metafile.outputs).find((file) => file.endsWith(`/${bundle}/index.mjs`)) ?? '';
  return loadedAtStart(metafile.outputs, index).flatMap((file) => metafile.outputs[file] ?? []);
}

test.each(bundleNames)('%s starts with little code', (bundle) => {
  const bytes = startOf(bundle).reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeGreaterThan(10_000);
  // It contains the styles of all sites: each type of section adds about a thousand bytes.
  expect(bytes).toBeLessThanOrEqual(bundle === 'visitor-page' ? 92_000 : 340_000);
});

const packagesOf = (bundle: string) =>
  startOf(bundle)
    .flatMap(({ inputs }) => Object.keys(inputs))
    .flatMap((input) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(input)?.[1] ?? []);

test.each(bundleNames)('%s starts without code that only some of its events need', (bundle) => {
  const packages = packagesOf(bundle);
  // Visitors' pages log only what goes wrong.
  expect(packages.includes('@aws-lambda-powertools/logger')).toBe(bundle !== 'visitor-page');
  const clients = packages.filter((name) => name.startsWith('@aws-sdk/client-'));
  // Variants of pictures are made without the table, and visitors' pages without the SDK.
  const isWithoutTable = bundle === 'image-widths' || bundle === 'visitor-page';
  expect(new Set(clients)).toEqual(new Set(isWithoutTable ? [] : ['@aws-sdk/client-dynamodb']));
  expect(
    packages.filter((name) =>
      /^(react|react-dom|parse5|prosemirror-model|sharp|libphonenumber-js|any-ascii)$/.test(name),
    ),
  ).toEqual([]);
});

test.each(bundleNames)('%s starts without the schemas of its calls or events', (bundle) => {
  expect(packagesOf(bundle)).not.toContain('zod');
});

/** Imports a file while all outgoing connections are watched. @returns what it tried to reach */
async function reachedWhileStarting(file: string): Promise<string[]> {
  const script = `
    import dgram from 'node:dgram';
    import dns from 'node:dns';
    import net from 'node:net';
    import { syncBuiltinESMExports } from 'node:module';
    import { setTimeout as sleep } from 'node:timers/promises';
    const reached = [];
    const watch = (owner, name, title) => {
      owner[name] = () => {
        reached.push(title);
        throw new Error(title + ' while starting');
      };
    };
    watch(net.Socket.prototype, 'connect', 'a connection');
    watch(net.Server.prototype, 'listen', 'a server');
    watch(dgram, 'createSocket', 'a datagram');
    for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) {
      watch(dns, name, 'a name');
      watch(dns.promises, name, 'a name');
    }
    syncBuiltinESMExports();
    process.on('unhandledRejection', () => {});
    await import(${JSON.stringify(pathToFileURL(file).href)}).catch((error) => {
      if (reached.length === 0) throw error;
    });
    // Work that was started continues.
    await sleep(20);
    console.log('reached ' + JSON.stringify(reached));
    process.exit();`;
  const values = Object.fromEntries(environmentNames.map((name) => [name, 'https://value.example']));
  const printed = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { ...process.env, ...values, AWS_REGION: 'eu-west-1' },
  });
  return JSON.parse(/reached (.*)/.exec(printed)?.[1] ?? '') as string[];
}

test.each(bundleNames)('%s opens nothing before the first event', async (bundle) => {
  expect(await reachedWhileStarting(join(output, bundle, 'index.mjs'))).toEqual([]);
});

test.each([
  ["import { request } from 'node:https'; request('https://127.0.0.1:9').on('error', () => {}).end();"],
  ["import net from 'node:net'; try { net.connect(9, '127.0.0.1'); } catch {}"],
  ["import { lookup } from 'node:dns/promises'; lookup('galley.example').catch(() => {});"],
])('would notice such a start: %s', async (code) => {
  const file = join(folder, 'reaching.mjs');
  writeFileSync(file, code);
  expect(await reachedWhileStarting(file)).not.toEqual([]);
});
