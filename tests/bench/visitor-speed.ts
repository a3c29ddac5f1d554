import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { marshall } from '@aws-sdk/util-dynamodb';
import { chromeEntity, pathEntity } from '@galley/functions/core/entities/path';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { rendererFingerprint } from '@galley/infra/renderer-fingerprint';
import { makeCompany } from '../support/companies';
import { startTestCloud } from '../support/test-cloud';
import { testEnvironment } from '../support/test-environment';
import { visit } from '../support/visits';
import { median, ratioOf } from './figures';
import { writeFixtureSite } from './fixture-site';
import type { Group } from './row';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rounds = 7;
const connections = 8;
const roundMs = 2_000;

/** The visits per second of the visitors' Lambda, compared with a server that only responds. */
export const visitorSpeed: Group = {
  name: 'visits per second',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const directory = mkdtempSync(join(tmpdir(), 'galley-speed-'));
    const servers: ChildProcess[] = [];
    try {
      const file = join(directory, 'page.json');
      writeFileSync(file, JSON.stringify(await readReferencePage()));
      const bundle = pathToFileURL(join(root, 'dist/functions/visitor-page/index.mjs')).href;
      const startServer = async (kind: string) => {
        const args = ['--import', 'tsx', join(root, 'tests/bench/visitor-server.ts'), kind, bundle, file];
        const child = spawn(process.execPath, args, {
          cwd: root,
          stdio: ['ignore', 'pipe', 'inherit'],
          env: process.env,
        });
        servers.push(child);
        return new Promise<number>((resolve, reject) => {
          child.stdout?.once('data', (port) => resolve(Number(port)));
          child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
        });
      };
      const [bare, handler] = [await startServer('bare'), await startServer('handler')];
      const perSecond = { bare: [] as number[], handler: [] as number[] };
      await load(handler, 1_000);
      for (let round = 1; round <= rounds; round += 1) {
        perSecond.bare.push(await load(bare, roundMs));
        perSecond.handler.push(await load(handler, roundMs));
        onProgress(`round ${round} of ${rounds}`);
      }
      const [own, others] = [median(perSecond.handler), median(perSecond.bare)];
      return [
        {
          name: 'visits per second: a bare server’s lead',
          ...ratioOf(perSecond.bare, perSecond.handler),
          unit: 'times',
          target: 2,
          note: `${own.toFixed(0)} of the page handler, table answered from memory; ${others.toFixed(0)} of a bare node:http`,
        },
      ];
    } finally {
      for (const server of servers) server.kill();
      rmSync(directory, { recursive: true });
    }
  },
};

/** The page that a visitor gets, and the table's response for it. */
async function readReferencePage(): Promise<{ path: string; html: string; answer: string }> {
  const cloud = await startTestCloud({ runJobs: false });
  try {
    const { scope } = await makeCompany('fixture');
    const [page] = await writeFixtureSite(cloud.table, scope);
    const path = page?.path ?? '/';
    const { html } = await visit('fixture', path);
    const items = await cloud.table.batchGet([pathEntity.key(scope, path), chromeEntity.key(scope)]);
    // Rendered as by the measured Lambda, which is built and not run from the sources.
    const renderer = await rendererFingerprint(root);
    const Responses = {
      [testEnvironment.TABLE_NAME]: items.map((item) => marshall({ ...item, renderer })),
    };
    // On the wire bytes are base64.
    const answer = JSON.stringify({ Responses }, (_name, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    );
    return { path, html, answer };
  } finally {
    await cloud.stop();
  }
}

/** Requests per second over some persistent connections. */
async function load(port: number, milliseconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + milliseconds;
  let answered = 0;
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`Answered ${response.statusCode}.`));
        response.resume().on('end', resolve);
      }).on('error', reject);
    });
  const connection = async () => {
    while (performance.now() < until) {
      await ask();
      answered += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return answered / ((performance.now() - begun) / 1000);
}
