import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Key } from '@galley/functions/core/entities/key';
import { type PartitionName, partitions } from '@galley/functions/core/entities/partitions';
import { type Line, writeCompanyFile } from '@galley/infra/commands/export/company-file';
import type { ImportTarget } from '@galley/infra/commands/export/import-company';
import { planImport } from '@galley/infra/commands/export/import-plan';
import { openStore } from '@galley/infra/commands/export/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany, type TestSession } from '../../support/companies';
import { exportLines, exportTo, linesOf, temporaryFolder, testContext } from '../../support/company-file';
import { addField, makeForm } from '../../support/forms';
import { bodyOf, makeLivePage } from '../../support/pages';
import { readTableState } from '../../support/table-state';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

let cloud: TestCloud;
let store: ImportTarget;
const folder = temporaryFolder();
beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  store = await openStore(testContext());
});
afterAll(async () => {
  await cloud.stop();
  folder.remove();
});

async function companyOfOwn(key: string): Promise<{ company: TestCompany; admin: TestSession }> {
  const company = await makeCompany(key);
  const admin = await sessionFor(cloud, company, 'Admin');
  return { company, admin };
}

const keyIn = (line: Line): Key | undefined =>
  'item' in line ? { pk: line.item.pk?.S ?? '', sk: line.item.sk?.S ?? '' } : undefined;

describe('an export', () => {
  it('has every kind of partition that the table knows, except the deliberate exclusions', async () => {
    const { company } = await companyOfOwn('acme');
    await companyOfOwn('acmee');
    const page = await makeLivePage((await companyOfOwn('acme')).admin);
    const admin = await sessionFor(cloud, company, 'Admin');
    const form = await makeForm(admin);
    const mark = 'marked-by-the-test';
    const names = Object.keys(partitions) as PartitionName[];
    const pkOf = (name: PartitionName, key: string) => {
      const numbers: Partial<Record<PartitionName, number>> = { page, form, submissions: form };
      return partitions[name].pattern.replace('*', key).replace('*', String(numbers[name] ?? 1));
    };
    for (const name of names) {
      if (name === 'jobs' || name === 'vendor') continue;
      const keys = new Set([pkOf(name, 'acme'), pkOf(name, 'acmee')]);
      await cloud.table.commit([...keys].map((pk) => ({ put: { pk, sk: mark } })));
    }
    const lines: Line[] = [];
    for await (const line of exportLines(store, 'acme')) lines.push(line);

    const keys = lines.flatMap((line) => keyIn(line) ?? []);
    const marked = new Set(keys.filter(({ sk }) => sk === mark).map(({ pk }) => pk));
    const wanted = names.filter(
      (name) => !('leftOut' in partitions[name].file) && !['jobs', 'vendor'].includes(name),
    );
    expect(wanted.length).toBeGreaterThan(11);
    expect([...marked].sort()).toEqual(wanted.map((name) => pkOf(name, 'acme')).sort());
    // Those two are shared by all companies.
    expect(keys.filter(({ pk }) => pk === 'VENDOR')).toEqual([{ pk: 'VENDOR', sk: 'COMPANY#acme' }]);
    expect(JSON.stringify(lines)).not.toContain('acmee');
  });

  it('is consistent, even when pages are published and renamed while it is read', async () => {
    const { admin } = await companyOfOwn('busy');
    const first = await makeLivePage(admin, 'first', { friendlyUrl: 'first' });
    const form = await makeForm(admin);
    await addField(admin, form);
    let lines = 0;
    let changes = 0;
    const read = new Map<string, Map<string, unknown>>();
    let partition = '';
    for await (const line of exportLines(store, 'busy')) {
      if ('partition' in line) {
        partition = line.partition;
        read.set(partition, new Map());
      }
      const key = keyIn(line);
      if (key && 'item' in line) read.get(partition)?.set(key.sk, line.item);
      lines += 1;
      if (lines % 9 !== 0 || changes === 5) continue;
      changes += 1;
      await makeLivePage(admin, `page ${changes}`, { friendlyUrl: `page-${changes}` });
      const page = bodyOf(await callApi('getPage', { pageId: first }, { session: admin }));
      bodyOf(await callApi('updatePage', { ...page, friendlyUrl: `first-${changes}` }, { session: admin }));
    }
    expect(changes).toBe(5);
    const isOurs = (pk: string) => /^C#busy#(SITE|PAGES|PAGE#\d+|PATHS|REDIRECTS|FORMS?|FORM#\d+)$/.test(pk);
    const stored = [...(await readTableState()).values()].filter(({ pk }) => isOurs(pk?.S ?? ''));
    const keyed = (item: { pk?: { S?: string }; sk?: { S?: string } }) => `${item.pk?.S} ${item.sk?.S}`;
    const exported = [...read].flatMap(([pk, items]) => (isOurs(pk) ? [...items.values()] : []));
    expect(exported.map((item) => keyed(item as never)).sort()).toEqual(stored.map(keyed).sort());
    const revisionOf = (items: unknown[], sk: string) =>
      (items as { sk?: { S?: string }; revision?: unknown; release?: unknown }[]).find(
        (item) => item.sk?.S === sk,
      );
    for (const sk of ['RELEASE', 'CHROME', '/first-5', `PAGE#0000000${first}`]) {
      const [ours, theirs] = [exported, stored].map((items) => revisionOf(items, sk));
      expect([ours?.revision, ours?.release], sk).toEqual([theirs?.revision, theirs?.release]);
    }
  });

  it('is rejected when the company changes in every attempt', async () => {
    const { admin } = await companyOfOwn('restless');
    await makeForm(admin);
    const everything = async () => {
      for await (const line of exportLines(store, 'restless')) {
        const { pk, sk } = keyIn(line) ?? {};
        if (pk === 'C#restless#FORMS' && sk === 'COUNTER') await makeForm(admin);
      }
    };
    await expect(everything()).rejects.toThrow("Company 'restless' was changed while it was read");
  });
});

describe('a file that was changed', () => {
  let whole: Buffer;
  beforeAll(async () => {
    await companyOfOwn('filed');
    await exportTo(folder.path('filed'), store, 'filed');
    whole = readFileSync(folder.path('filed'));
  });
  const planOf = (content: Buffer) => {
    writeFileSync(folder.path('other'), content);
    return planImport(folder.path('other'));
  };

  it('names its company when it is intact', async () => {
    expect(await planOf(whole)).toMatchObject({ scope: { company: 'filed' }, company: { name: 'Filed' } });
  });

  it.each([
    ['cut short', () => whole.subarray(0, whole.length - 40), 'was not copied whole'],
    [
      'other content',
      () => gzipSync(gunzipSync(whole).toString().replaceAll('"Filed"', '"Faked"')),
      'the checksum differs',
    ],
    ['something else', () => Buffer.from('PK\u0003\u0004'), 'not a file of "tenant export"'],
  ])('is rejected: %s', async (_what, content, sentence) => {
    await expect(planOf(content())).rejects.toThrow(sentence);
  });

  it('is rejected where there is none', async () => {
    await expect(planImport(folder.path('nothing'))).rejects.toThrow('there is no such file');
  });

  const rewritten = async (change: (lines: Line[]) => Line[]) => {
    const lines = change(await linesOf(folder.path('filed')));
    await writeCompanyFile(
      folder.path('rewritten'),
      (async function* () {
        yield* lines;
      })(),
    );
    return planImport(folder.path('rewritten'));
  };
  const itemLine = (pk: string, more = {}): Line[] => [
    { partition: pk },
    { item: { pk: { S: pk }, sk: { S: 'X' }, ...more } },
  ];

  it.each([
    ['a partition of another company', itemLine('C#other#SITE')],
    ['sessions', itemLine('C#filed#USER#1')],
    ['a sign-in', itemLine('EMAIL#abc')],
    ['what else the vendor has', itemLine('VENDOR')],
    ['an item of another partition', [{ partition: 'C#filed#SITE' }, ...itemLine('C#other#SITE').slice(1)]],
    [
      "another company's file",
      [{ object: { key: 'images/other/1/a', contentType: '', metadata: {}, bytes: 0 } }],
    ],
  ] as [string, Line[]][])('is refused: it holds %s', async (_what, lines) => {
    await expect(rewritten((all) => [...all, ...lines])).rejects.toThrow("is no part of a company's export");
  });

  it('is rejected when a later release wrote it', async () => {
    const newer = rewritten(([first, ...rest]) => {
      if (!first || !('header' in first)) throw new Error('There is no header.');
      return [{ header: { ...first.header, version: 2, release: '9.0.0' } }, ...rest];
    });
    await expect(newer).rejects.toThrow('it was written by release 9.0.0, which is newer than this one');
  });
});
