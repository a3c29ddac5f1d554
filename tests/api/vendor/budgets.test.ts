import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { budgetNames, budgets, storageBudgets } from '@galley/shared/budgets';
import { beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { pngOf } from '../../support/images/sample-images';
import { addImage, fileOf, upload } from '../../support/images/upload';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';

const cloud = await openCloud({ runJobs: false });
const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
const acme = await makeFormSite(cloud, 'acme');
// Nothing below crosses the end of an hour.
cloud.clock.advance(60 * 60_000 - (Date.now() % (60 * 60_000)) + 60_000);

beforeEach(async () => {
  forgetLeases();
  const { scope } = acme.company;
  const day = new Date().toISOString().slice(0, 10);
  await cloud.stored.budgetDay.delete(scope, day);
  await cloud.stored.company.change(scope, { remove: ['budgets'] });
});

const read = async (company = 'acme') =>
  bodyOf(await callApi('getCompanyBudgets', { company }, { session: vendor }));
const save = async (limits: object, also: object = {}, session = vendor) => {
  const { revision } = await read();
  return callApi('updateCompanyBudgets', { company: 'acme', limits, revision, ...also }, { session });
};
const exportOnce = () =>
  callApi('exportFormSubmissions', { formId: acme.formId, cursor: '' }, { session: acme.admin });
const usedOf = async (name: string) => (await read()).spent.find((budget) => budget.name === name);
const keptOf = async (name: string) => (await read()).kept.find((budget) => budget.name === name);

describe('the budgets of a company', () => {
  it('are all listed, with the used amount, the limit and when it renews', async () => {
    bodyOf(await exportOnce());
    bodyOf(await exportOnce());
    const { spent, kept, limits } = await read();
    expect(spent.map(({ name }) => name)).toEqual(budgetNames);
    expect(kept.map(({ name }) => name)).toEqual(Object.keys(storageBudgets));
    expect(limits).toEqual({});
    const now = new Date().toISOString();
    const { hour, day } = (await usedOf('exports')) ?? {};
    expect(hour).toMatchObject({ used: 2, limit: budgets.exports.perHour });
    expect(day).toMatchObject({ used: 2, limit: budgets.exports.perDay });
    expect(hour?.renewsAt.slice(13)).toBe(':00:00.000Z');
    expect(Date.parse(hour?.renewsAt ?? '') - Date.parse(now)).toBeLessThanOrEqual(60 * 60_000);
    expect(day?.renewsAt.slice(10)).toBe('T00:00:00.000Z');
    // Leased units count as used, since no one else can use them.
    bodyOf(await upload(acme.admin));
    expect((await usedOf('imageWork'))?.hour.used).toBe(budgets.imageWork.block);
    cloud.clock.advance(60 * 60_000);
    expect((await usedOf('exports'))?.hour.used).toBe(0);
  });

  it('include the bytes of the library through upload, replacement and deletion', async () => {
    const before = (await keptOf('storage'))?.used ?? 0;
    const grown = async () => Math.round(((await keptOf('storage'))?.used ?? 0) * 1e6 - before * 1e6);
    const pictures = (await keptOf('images'))?.used ?? 0;
    const [small, large] = [pngOf(4, 4), pngOf(60, 60)];
    const id = await addImage(acme.admin, { bytes: small });
    const bytesOf = async () => {
      const images = bodyOf(await callApi('listImages', {}, { session: acme.admin }));
      return images.find((image) => image.id === id)?.bytes ?? 0;
    };
    expect(await grown()).toBe(await bytesOf());
    expect((await keptOf('images'))?.used).toBe(pictures + 1);
    const input = { id, imageName: 'boat.png', image: fileOf(large) };
    bodyOf(await callApi('replaceImage', input, { session: acme.admin }));
    expect(await bytesOf()).toBeGreaterThan(small.length);
    expect(await grown()).toBe(await bytesOf());
    bodyOf(await callApi('deleteImage', { id }, { session: acme.admin }));
    expect(await grown()).toBe(0);
    expect((await keptOf('images'))?.used).toBe(pictures);
  });

  it('count the library of a company of an earlier release once', async () => {
    await cloud.stored.counts.change(acme.company.scope, { remove: ['imageBytesAtFirst', 'imageBytes'] });
    const { used = 0 } = (await keptOf('storage')) ?? {};
    expect(used).toBeGreaterThan(0);
    await addImage(acme.admin);
    const counts = await cloud.stored.counts.get(acme.company.scope);
    expect(counts?.imageBytesAtFirst).toBe(Math.round(used * 1e6));
    expect((await keptOf('storage'))?.used).toBeGreaterThan(used);
    const { calls } = await cloud.calls.during(() => addImage(acme.admin));
    expect(calls.filter(({ operation }) => operation === 'Query')).toEqual([]);
  });

  it('are for the vendor’s Admins only, and for existing companies [1:8] [1:209]', async () => {
    const input = { company: 'acme' };
    expect((await callApi('getCompanyBudgets', input, { session: acme.admin })).status).toBe(403);
    expect((await save({}, {}, acme.admin)).status).toBe(403);
    const nobody = { company: 'nobody' };
    expect((await callApi('getCompanyBudgets', nobody, { session: vendor })).status).toBe(404);
    expect((await save({}, nobody)).status).toBe(404);
  });
});

describe('limits that the vendor sets for a company', () => {
  it('apply from the next block on, are in its activity log, and can be removed', async () => {
    const limits = { exports: { perHour: 1 }, storage: { most: 500 } };
    expect((await save(limits)).body).toBe('Saved');
    expect(await read()).toMatchObject({ limits });
    expect((await usedOf('exports'))?.hour.limit).toBe(1);
    expect(await keptOf('storage')).toMatchObject({ limit: 500 });
    bodyOf(await exportOnce());
    const { status, error } = await exportOnce();
    expect(status).toBe(429);
    expect(error.message).toContain("The budget 'Exports' of this company is used up.");
    const log = bodyOf(await callApi('getActivityLog', {}, { session: acme.admin }));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        "Set the budget 'Exports' to 1 per hour and 300 per day (before: 60 per hour and 300 per day)",
        "Set the budget 'Storage of pictures and files' to 500 MB (before: 20,000 MB)",
      ]),
    );
    expect((await save({})).status).toBe(200);
    const company = await cloud.stored.company.get(acme.company.scope);
    expect(company).not.toHaveProperty('budgets');
    bodyOf(await exportOnce());
  });

  it.each([
    [
      'too few',
      { accountMails: { perHour: 99 } },
      'limits.accountMails.perHour',
      'Emails of accounts per hour',
    ],
    ['too many', { jobs: { perDay: 1_000_001 } }, 'limits.jobs.perDay', 'Jobs per day'],
    ['no number', { submissions: { perHour: 'many' } }, 'limits.submissions.perHour', 'Submissions per hour'],
    [
      'a part of one',
      { storage: { most: 0.5 } },
      'limits.storage.most',
      'Storage of pictures and files (MB)',
    ],
    ['a day smaller than an hour', { mails: { perHour: 2_600 } }, 'limits.mails.perDay', 'Emails of forms'],
    ['a time that is none', { jobs: { perWeek: 1 } }, 'limits.jobs', 'limits.jobs: Unrecognized key'],
    ['a budget that is none', { calls: { perHour: 1 } }, 'limits', 'limits'],
  ])('are rejected as %s, naming the budget', async (_what, limits, field, words) => {
    const { status, error } = await save(limits);
    expect(status).toBe(400);
    expect(error.fields?.[field]).toContain(words);
    expect((await read()).limits).toEqual({});
  });

  it('cannot be saved with a stale revision, nor without one', async () => {
    const { revision } = await read();
    expect((await save({ exports: { perHour: 2 } })).status).toBe(200);
    const late = await save({ exports: { perHour: 3 } }, { revision });
    expect(late.status).toBe(409);
    expect(late.error.current).toMatchObject({ limits: { exports: { perHour: 2 } } });
    expect((await save({}, { revision: undefined })).error.fields).toHaveProperty('revision');
    expect((await read()).limits).toEqual({ exports: { perHour: 2 } });
  });
});
