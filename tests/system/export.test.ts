import { cpSync, existsSync } from 'node:fs';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { pathEntity } from '@galley/functions/core/entities/path';
import type { CommandContext } from '@galley/infra/commands/context';
import { listObjects } from '@galley/infra/commands/export/company-objects';
import { exportTenant } from '@galley/infra/commands/export/export-tenant';
import { importTenant } from '@galley/infra/commands/export/import-tenant';
import { openStore } from '@galley/infra/commands/export/store';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import { describeProduct } from '@galley/infra/local/product-file';
import { acme } from '@galley/infra/local/seed/acme';
import { seedDemo } from '@galley/infra/local/seed/seed';
import { readLink } from '@galley/shared/page-links';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contextOf, temporaryFolder } from '../support/company-file';
import { storedOwnLinks } from '../support/own-links';

/** The demo company moves from one installation to an empty one. */
let from: Cloud;
let to: Cloud;
const contexts: CommandContext[] = [];
const folder = temporaryFolder();

beforeAll(async () => {
  const assembly = await prepareAssembly();
  const common = { assembly, schedules: false, servers: false, patienceMs: 500 };
  // `npm test` has written the demo sites before; a run by itself writes them.
  const { E2E_DEMO: demo = '' } = process.env;
  const data = folder.path('demo');
  if (existsSync(demo)) cpSync(demo, data, { recursive: true });
  [from, to] = await Promise.all([
    startCloud({ ...common, data }),
    startCloud({ ...common, provision: false }),
  ]);
  if (!existsSync(demo)) await seedDemo(from, () => undefined, [acme]);
});
afterAll(async () => {
  for (const context of contexts) context.aws.close();
  await Promise.all([from, to].map((cloud) => cloud?.stop()));
  folder.remove();
});

function contextIn(cloud: Cloud): CommandContext {
  const { installation, ...clients } = describeProduct(cloud);
  const context = contextOf(clients, installation);
  contexts.push(context);
  return context;
}

/** Every URL at which a visitor finds something, and some unknown ones. */
async function pathsOf(context: CommandContext): Promise<string[]> {
  const scope = openCompanyScope('acme');
  const table = await context.table();
  const paths = await table.queryAll(pathEntity.range(scope), {
    attributes: [],
  });
  const objects = await listObjects(await openStore(context), scope);
  const images = objects.flatMap(({ key }) => (key.startsWith('images/') ? [`/${key}`] : []));
  return [...paths.map(({ sk }) => sk), '/robots.txt', '/nothing', '/images/acme/99/nothing', ...images];
}

async function responsesOf(cloud: Cloud, paths: readonly string[]) {
  const answers = [];
  for (const path of paths) {
    const { status, headers, body } = await cloud.request({ site: 'acme' }, { path });
    const named = Object.fromEntries(headers);
    answers.push({
      path,
      status,
      headers: { ...named, date: '', 'last-modified': '' },
      body: body.toString('base64'),
    });
  }
  return answers;
}

it('the demo stores links to its own pages like picked ones', async () => {
  const links = await storedOwnLinks(await contextIn(from).table(), openCompanyScope('acme'));
  expect(links.length).toBeGreaterThan(25);
  expect(links.filter((link) => !readLink(link))).toEqual([]);
});

it('an imported site has the same bytes at every URL: pages, sitemap, robots, images', async () => {
  const source = contextIn(from);
  const paths = await pathsOf(source);
  const before = await responsesOf(from, paths);
  const found = before.filter(({ status }) => status === 200);
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter(({ path }) => path.startsWith('/images/')).length).toBeGreaterThan(10);
  expect((await responsesOf(to, ['/'])).map(({ status }) => status)).toEqual([404]);

  const file = folder.path('acme');
  await exportTenant.run(source, ['acme', '--to', file]);
  await importTenant.run(contextIn(to), [file]);

  const after = await responsesOf(to, paths);
  const different = before.filter((answer, index) => JSON.stringify(answer) !== JSON.stringify(after[index]));
  expect(different.map(({ path }) => path)).toEqual([]);
});
