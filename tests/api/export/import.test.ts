import { enqueueRerenders } from '@galley/functions/jobs/enqueue-rerenders';
import type { CommandContext } from '@galley/infra/commands/context';
import { exportTenant } from '@galley/infra/commands/export/export-tenant';
import { importTenant } from '@galley/infra/commands/export/import-tenant';
import { removeCompanyData } from '@galley/infra/commands/remove-company-data';
import type { AwsCall } from '@galley/infra/local/stand-ins/stand-in';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor, type TestCompany } from '../../support/companies';
import { temporaryFolder, testContext } from '../../support/company-file';
import { createTable } from '../../support/create-table';
import { fillCompany } from '../../support/filled-company';
import { addImage, imagesBucket } from '../../support/images/upload';
import { bodyOf, makeLivePage } from '../../support/pages';
import { enterPassword } from '../../support/sign-in';
import { differences, readTableState, restoreTableState, type TableState } from '../../support/table-state';
import { startTestCloud, type TestCloud } from '../../support/test-cloud';
import { visit } from '../../support/visits';

let cloud: TestCloud;
let context: CommandContext;
let acme: TestCompany;
let globex: TestCompany;
let person: { email: string };
/** The table before the export, and without the company. */
let whole: TableState;
let without: TableState;
let files: { key: string; body: Buffer | undefined }[];
const folder = temporaryFolder();
const file = folder.path('acme');

const filesOf = (prefix: string) =>
  cloud.s3.keys(imagesBucket, prefix).map((key) => ({ key, body: cloud.s3.get(imagesBucket, key)?.body }));

beforeAll(async () => {
  cloud = await startTestCloud({ runJobs: false });
  context = testContext();
  globex = await makeCompany('globex');
  acme = await makeCompany('acme');
  person = await fillCompany(cloud, acme);
  await addImage(await sessionFor(cloud, globex, 'Admin'));
  await enqueueRerenders(cloud.table, new Date());
  whole = await readTableState();
  files = filesOf('');
  await exportTenant.run(context, ['acme', '--to', file]);
  await removeCompanyData(context, acme.scope);
  without = await readTableState();
});
afterAll(async () => {
  context.aws.close();
  await cloud.stop();
  folder.remove();
});
beforeEach(() => restoreTableState(without));
afterEach(() => cloud.setFault(undefined));

const run = (...options: string[]) => importTenant.run(context, [file, ...options]);

describe('removing the data of a company', () => {
  it('leaves nothing of it, and everything of the others', () => {
    expect(JSON.stringify([...without.values()])).not.toContain('acme');
    const gone = differences(whole, without).map((key) => whole.get(key));
    expect(gone.filter((item) => !JSON.stringify(item).includes('acme'))).toEqual([]);
    const kept = [...whole.values()].filter((item) => JSON.stringify(item).includes('globex'));
    expect(kept.length).toBeGreaterThan(10);
  });
});

describe('importing a company', () => {
  it('restores everything except sessions, mails and credentials', async () => {
    await run();
    const changed = differences(whole, await readTableState());
    const left = ['C#acme#USER#', 'JOBS#', 'C#acme#BUDGETS', 'C#acme#HINTS'];
    const different = changed.filter((key) => !left.some((prefix) => key.startsWith(prefix)));
    const isUser = (key: string) => key.startsWith('C#acme#USERS USER#');
    // The record of the import, the check of its renderer, and the forced change of all passwords.
    const others = different.filter((key) => !isUser(key)).map((key) => key.split(' ')[0]);
    expect([...new Set(others)].sort()).toEqual(['C#acme#ACTIVITY', 'RENEWALS']);
    expect(await cloud.stored.installationRerender.get()).not.toHaveProperty('finishedAt');
    expect(different.filter(isUser).map((key) => key.slice(-2))).toContain('02');
    expect(await cloud.stored.import.get(acme.scope)).toBeUndefined();
    expect(filesOf('')).toEqual(files);
    const jobs = await cloud.stored.job.all(acme.scope);
    const kinds = jobs.filter(({ company }) => company === 'acme').map(({ work }) => work.kind);
    // The picture is still to be stored; mails were sent by the original installation.
    const undone =
      'place-image place-file render-form render-lists forget-sent-files delete-old-submissions invalidate-site';
    expect(new Set(kinds)).toEqual(new Set(undone.split(' ')));
    const [entry] = bodyOf(
      await callApi('getActivityLog', {}, { session: await sessionFor(cloud, acme, 'Admin') }),
    );
    expect(entry).toMatchObject({ email: 'operator', isVendor: true });
  });

  it('serves visitors the same bytes as before', async () => {
    const seen = async () => {
      const paths = ['/', '/sea', '/sea/away', '/sitemap.xml', '/robots.txt', '/nothing'];
      return Promise.all(paths.map((path) => visit('acme', path)));
    };
    expect((await seen()).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    await restoreTableState(whole);
    const before = await seen();
    expect(before.map(({ status }) => status)).toEqual([404, 200, 200, 200, 200, 404]);
    await restoreTableState(without);
    await run();
    expect(await seen()).toEqual(before);
  });

  it('accepts no old password, and every user can be invited again', async () => {
    await run();
    await expect(enterPassword(person.email)).rejects.toThrow('401');
    const admin = await sessionFor(cloud, acme, 'Admin');
    const users = bodyOf(await callApi('listUsers', {}, { session: admin }));
    const { id } = users.find(({ email }) => email === person.email) ?? {};
    expect((await callApi('resendInvitation', { id }, { session: admin })).status).toBe(200);
  });
});

describe('an interrupted import', () => {
  const writes = (call: AwsCall) => /Transact|BatchWrite|PutObject|AdminCreateUser/.test(call.action);

  it('continues where it stopped, at any write, and never shows an incomplete site', async () => {
    await run();
    const finished = await readTableState();
    await restoreTableState(without);
    const counted = await cloud.calls.during(() => run());
    const total = counted.calls.filter(writes).length;
    expect(total).toBeGreaterThan(8);
    for (let stopAt = 0; stopAt < total; stopAt += 1) {
      await restoreTableState(without);
      for (const { key } of filesOf('images/acme/')) cloud.s3.delete(imagesBucket, key);
      let seen = 0;
      cloud.setFault((call) => {
        if (writes(call)) seen += 1;
        return writes(call) && seen > stopAt ? 'unavailable' : undefined;
      });
      await expect(run()).rejects.toThrow();
      cloud.setFault(undefined);
      const isThere = (await cloud.stored.company.get(acme.scope)) !== undefined;
      expect((await visit('acme', '/sea')).status).toBe(isThere ? 200 : 404);
      await run();
      const others = differences(finished, await readTableState());
      expect(others.filter((key) => !/^(C#acme#ACTIVITY|JOBS#)/.test(key))).toEqual([]);
      expect(filesOf('')).toEqual(files);
    }
  });

  it('does not repeat writes that it recorded', async () => {
    cloud.setFault(({ action }) => (action === 's3:PutObject' ? 'unavailable' : undefined));
    await expect(run()).rejects.toThrow();
    cloud.setFault(undefined);
    await cloud.stored.import.change(acme.scope, { set: { lines: 1_000_000 } });
    const { calls } = await cloud.calls.during(() => run());
    expect(calls.filter(({ action }) => action === 's3:PutObject')).toEqual([]);
    // The jobs, which come last.
    expect(calls.filter(({ operation }) => operation === 'BatchWriteItem').length).toBe(1);
  });

  it('overwrites nothing that users changed once the company existed', async () => {
    let isOpen = false;
    cloud.setFault(({ action, input }: AwsCall & { input?: unknown }) => {
      const isDelete = JSON.stringify(input).includes('"Delete":');
      if (isDelete && action.endsWith('TransactWriteItems')) isOpen = true;
      return isOpen ? 'unavailable' : undefined;
    });
    await expect(run()).rejects.toThrow();
    cloud.setFault(undefined);
    const admin = await sessionFor(cloud, acme, 'Admin');
    const page = await makeLivePage(admin, 'newer', { friendlyUrl: 'newer' });
    await run();
    expect(page).toBe(4);
    expect((await visit('acme', '/newer')).status).toBe(200);
  });

  it('is replaced by another file only with --restart', async () => {
    cloud.setFault(({ action }) => (action === 's3:PutObject' ? 'unavailable' : undefined));
    await expect(run()).rejects.toThrow();
    cloud.setFault(undefined);
    await cloud.stored.import.change(acme.scope, { set: { sha256: 'another' } });
    await expect(run()).rejects.toThrow('from another file began at');
    await run('--restart');
    expect((await visit('acme', '/sea')).status).toBe(200);
  });
});

describe('restoring a company to a point in time', () => {
  const restored = 'restored-to-a-moment';

  it('reads a table that a backup was restored to, and drops later changes', async () => {
    await createTable(restored);
    await restoreTableState(whole, restored);
    await restoreTableState(whole);
    await cloud.stored.company.change(acme.scope, { set: { name: 'Spoilt since' } });
    const backup = folder.path('backup');
    await exportTenant.run(context, ['acme', '--from', restored, '--to', backup]);
    await removeCompanyData(context, acme.scope);
    await importTenant.run(context, [backup]);
    const company = await cloud.stored.company.get(acme.scope);
    expect(company?.name).toBe(whole.get('C#acme#SITE COMPANY')?.name?.S);
    expect(await readTableState(restored)).toEqual(whole);
  });

  it('says so where there is no such table, or no such company in it', async () => {
    const from = (table: string) => exportTenant.run(context, ['initech', '--from', table]);
    await expect(from('forgotten')).rejects.toThrow("There is no table 'forgotten' in this region.");
    await expect(from(restored)).rejects.toThrow(`There is no company 'initech' in ${restored}.`);
  });
});

describe('an impossible import', () => {
  const refusedWith = async (...sentences: string[]) => {
    const before = await readTableState();
    for (const sentence of sentences) await expect(run()).rejects.toThrow(sentence);
    expect(differences(before, await readTableState())).toEqual([]);
  };

  it('never overwrites a company, and changes none with --restart', async () => {
    await run();
    await refusedWith("There is a company 'acme' already. It is never overwritten.");
    const before = await readTableState();
    await expect(run('--restart')).rejects.toThrow('never overwritten');
    expect(differences(before, await readTableState())).toEqual([]);
  });

  it('does not mix with what an earlier one left behind', async () => {
    await cloud.table.commit([{ put: { pk: 'C#acme#PAGES', sk: 'PAGE#00000001', id: 1 } }]);
    await refusedWith("The table still has data of an earlier company 'acme'.");
  });

  it('rejects another key: it keeps its own, and says so', async () => {
    for (const key of ['other', 'acme']) {
      await expect(run('--key', key)).rejects.toThrow("holds company 'acme', and an import keeps its key");
    }
  });

  it('lists every domain that belongs to someone else', async () => {
    const others = [person.email, acme.adminEmail].map((email) => ({
      put: cloud.stored.identity.item(email, { company: 'globex', userId: 9 }),
    }));
    await cloud.table.commit(others);
    await refusedWith(
      `${person.email} is the email address of a user of company 'globex'.`,
      `${acme.adminEmail} is the email address of a user of company 'globex'.`,
    );
  });
});
