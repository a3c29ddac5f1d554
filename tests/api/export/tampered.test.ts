import { marshall } from '@aws-sdk/util-dynamodb';
import { newJob } from '@galley/functions/core/jobs';
import { runJob } from '@galley/functions/jobs/run-job';
import type { CommandContext } from '@galley/infra/commands/context';
import { type Line, writeCompanyFile } from '@galley/infra/commands/export/company-file';
import { exportTenant } from '@galley/infra/commands/export/export-tenant';
import { importTenant } from '@galley/infra/commands/export/import-tenant';
import { removeCompanyData } from '@galley/infra/commands/remove-company-data';
import { presetOf } from '@galley/shared/theme/presets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany } from '../../support/companies';
import { linesOf, temporaryFolder, testContext } from '../../support/company-file';
import { makeFormSite } from '../../support/form-site';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf, imagesBucket } from '../../support/images/upload';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';
import { differences, readTableState, restoreTableState, type TableState } from '../../support/table-state';
import { oneOfEachName, type Tampering, tamperings, textsReplaced } from '../../support/tampered-lines';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';

let cloud: TestCloud;
let context: CommandContext;
let acme: TestCompany;
let without: TableState;
let lines: Line[];
let pictureOfOthers: string;
const folder = temporaryFolder();
const file = folder.path('tampered');

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  context = testContext();
  const globex = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
  await addImage(globex);
  pictureOfOthers = cloud.s3.keys(imagesBucket, 'images/globex/')[0] ?? '';
  const site = await makeFormSite(cloud, 'acme');
  const { admin, formId, nameField } = site;
  acme = site.company;
  await submitForm('acme', {
    formId,
    values: { [nameField]: 'Ruth', [site.emailField]: 'ruth@home.example' },
  });
  // The picture of its form was stored there.
  await cloud.stored.imageCounter.change(acme.scope, { add: { lastId: 1 } });
  const id = await addImage(admin, { bytes: pngOf(400, 300) });
  for (const size of [300, 30]) {
    const image = fileOf(pngOf(size, size + 1));
    bodyOf(await callApi('replaceImage', { id, imageName: 'other.png', image }, { session: admin }));
  }
  const images = bodyOf(await callApi('listImages', {}, { session: admin }));
  const { imageUrl } = images.find((image) => image.id === id) ?? {};
  const words = { companyName: 'A', copyrightName: 'A', address: '1 Quay', telephone: '212 555 0100' };
  const companySettings = { ...words, logoUrl: imageUrl, favicon: imageUrl, shareImage: imageUrl };
  const settings = { companySettings, adminVersionUpdateEmails: ['watch@acme.example'] };
  bodyOf(await callApi('createCompanySettings', settings, { session: admin }));
  const exported = folder.path('acme');
  await exportTenant.run(context, ['acme', '--to', exported]);
  lines = await linesOf(exported);
  await removeCompanyData(context, acme.scope);
  without = await readTableState();
});
afterAll(async () => {
  context.aws.close();
  await cloud.stop();
  folder.remove();
});

async function importOf(changed: readonly Line[]): Promise<unknown> {
  await writeCompanyFile(
    file,
    (async function* () {
      yield* changed;
    })(),
  );
  return importTenant.run(context, [file]).then(
    () => undefined,
    (error: unknown) => error,
  );
}

const filesOfOthers = () =>
  cloud.s3.keys(imagesBucket, '').flatMap((key) => {
    if (key.includes('/acme/')) return [];
    return [{ key, body: cloud.s3.get(imagesBucket, key)?.body }];
  });

it("of files manipulated in 200 ways changes no other company's data and says which line is wrong", async () => {
  const all = tamperings(oneOfEachName(lines, 'acme'), 'acme', 'globex');
  expect(all.length).toBeGreaterThan(200);
  const kinds = new Set(all.map(({ what }) => what));
  for (const named of [
    'imageUrl',
    'replacement',
    'objects',
    'superseded',
    'logoUrl',
    'company',
    'pk',
    'object.key',
  ]) {
    expect([...kinds].filter((what) => what.includes(named))).not.toEqual([]);
  }
  const files = filesOfOthers();
  const wrong: Pick<Tampering, 'what' | 'value'>[] = [];
  for (const { what, value, lines: changed, line } of all) {
    const error = await importOf(changed);
    const said = error instanceof Error ? error.message : '';
    // Errors in a partition or the header are reported with the next line at the latest.
    const isSaid = /: line (\d+): /.exec(said)?.[1];
    if (!isSaid || Number(isSaid) < line) wrong.push({ what, value });
    if (!error) await restoreTableState(without);
  }
  expect(wrong).toEqual([]);
  expect(differences(without, await readTableState())).toEqual([]);
  expect(filesOfOthers()).toEqual(files);
});

it.each([
  ['a second header', (at: Line[]): Line[] => [...at, { header: (at[0] as { header: never }).header }]],
  [
    'two things in one line',
    (at: Line[]): Line[] => [...at, { partition: 'C#acme#SITE', item: {} } as never],
  ],
  ['an image that is a page', (at: Line[]): Line[] => [...at, objectOf('text/html')]],
])('of a file with %s is rejected', async (_what, change) => {
  expect(await importOf(change(lines))).toMatchObject({
    message: expect.stringContaining('cannot be imported'),
  });
  expect(differences(without, await readTableState())).toEqual([]);
});

/** The file with a theme beside the settings. */
const withTheme = (change: object): Line[] =>
  lines.flatMap((line): Line[] => {
    const item = 'item' in line ? line.item : undefined;
    if (item?.sk?.S !== 'SETTINGS') return [line];
    const theme = { ...presetOf('paper'), ...change };
    return [line, { item: marshall({ pk: item.pk?.S, sk: 'THEME', theme, revision: 1 }) }];
  });

it('of a file whose theme would inject style is rejected, and a valid theme is accepted', async () => {
  for (const change of [
    { brand: 'red}body{display:none' },
    { header: 'upside-down' },
    { type: '//evil.example' },
  ])
    expect(await importOf(withTheme(change))).toMatchObject({ message: expect.stringContaining('theme') });
  expect(differences(without, await readTableState())).toEqual([]);
  expect(await importOf(withTheme({}))).toBeUndefined();
  expect(await cloud.stored.theme.get(acme.scope)).toMatchObject({ theme: presetOf('paper') });
  await restoreTableState(without);
});

const objectOf = (contentType: string): Line => ({
  object: { key: 'images/acme/1/boat', contentType, metadata: {}, bytes: 0 },
});

it('of references to data of others changes none of it', async () => {
  const files = filesOfOthers();
  const error = await importOf(textsReplaced(lines, 'acme', `/${pictureOfOthers}`));
  expect(error).toBeUndefined();
  const changed = differences(without, await readTableState());
  const own = /^(C#acme#|JOBS#\d .*#acme#|VENDOR COMPANY#acme$|EMAIL#|RENEWALS )/;
  expect(changed.filter((key) => !own.test(key))).toEqual([]);
  expect(filesOfOthers()).toEqual(files);
  await restoreTableState(without);
});

it('is not needed: a job that refers to data of others does nothing to it, wherever it comes from', async () => {
  const { key, write } = newJob(acme.scope, { kind: 'forget-image', objects: [pictureOfOthers] }, new Date());
  await cloud.table.commit([write]);
  await runJob(cloud.table, key);
  expect(cloud.s3.get(imagesBucket, pictureOfOthers)).toBeDefined();
  const left = await cloud.stored.job.all(acme.scope);
  expect(left.find(({ company }) => company === 'acme')?.lastError).toContain(
    'is no file of the library of acme',
  );
});
