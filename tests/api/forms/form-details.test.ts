import { chunk } from '@galley/functions/core/table';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { addField } from '../../support/forms';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';
import { visit } from '../../support/visits';
import { waitingJobs } from '../../support/waiting-jobs';

const dayMs = 24 * 60 * 60_000;

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const site = await makeFormSite(cloud, 'acme');

afterEach(() => cloud.setFault(undefined));

const getForm = async () =>
  bodyOf(await callApi('getForm', { formId: site.formId }, { session: site.admin }));
async function save(changes: Record<string, unknown>) {
  const form = await getForm();
  bodyOf(await callApi('updateForm', { ...form, ...changes }, { session: site.admin }));
}
async function send(name: string, also = {}) {
  const values = { [site.nameField]: name };
  bodyOf(await submitForm('acme', { formId: site.formId, values, also: { key: name, ...also } }));
}
const recipientsOf = (name: string) => cloud.ses.messages().find(({ text }) => text.includes(name))?.to;

it('recipients of a form replace the company’s, until they are removed [2:71] [2:235] [2:8]', async () => {
  await save({ toEmail: ['Harbour@acme.example', 'yard@acme.example'] });
  await send('To the harbour');
  await runJobs();
  expect(recipientsOf('To the harbour')).toEqual(['harbour@acme.example', 'yard@acme.example']);
  await save({ toEmail: [] });
  await send('To all');
  await runJobs();
  expect(recipientsOf('To all')).toEqual(['desk@acme.example', 'shop@acme.example']);
});

it('recipients are limited to the mails of one lease; a longer list of an earlier release stays and may be shortened [2:71] [2:188] [2:197]', async () => {
  const emails = (count: number) => Array.from({ length: count }, (_, n) => `crew-${n}@acme.example`);
  const attempt = async (toEmail: string[]) =>
    callApi('updateForm', { ...(await getForm()), toEmail }, { session: site.admin });
  const { status, error } = await attempt(emails(21));
  expect(status).toBe(400);
  expect(error.fields).toEqual({
    toEmail: expect.stringMatching(/^To Email may have at most 20 addresses/),
  });
  expect((await attempt(emails(20))).status).toBe(200);
  const settings = (toEmail: string[], revision: number) =>
    callApi('updateFormSettings', { toEmail, revision }, { session: site.admin });
  expect((await settings(emails(21), 1)).error.fields).toHaveProperty('toEmail');
  // As an earlier release stored it.
  await cloud.stored.form.change(site.company.scope, site.formId, { set: { toEmail: emails(50) } });
  expect((await attempt(emails(50))).status).toBe(200);
  expect((await attempt([...emails(49), 'new@acme.example'])).status).toBe(400);
  expect((await attempt(emails(30))).status).toBe(200);
  await save({ toEmail: [] });
});

it('the thank-you text is on the page, with scripts and without, and the recipients are not [1:282] [2:248]', async () => {
  await save({ thankYouText: 'Thank you!\nWe answer <soon>.', toEmail: ['harbour@acme.example'] });
  await runJobs();
  const { html } = await visit('acme', site.path);
  expect(html).toContain('data-sent="Thank you!\nWe answer &lt;soon&gt;."');
  expect(html).toMatch(/id="f\d+-sent" tabindex="-1">Thank you!\nWe answer &lt;soon&gt;\.</);
  expect(html).not.toContain('Successful Submission');
  expect(html).not.toContain('harbour@acme.example');
  await save({ thankYouText: '' });
  await runJobs();
  expect((await visit('acme', site.path)).html).toContain('data-sent="Successful Submission"');
});

it('omitted values of a save are kept [2:197]', async () => {
  await save({ thankYouText: 'Kept', toEmail: ['kept@acme.example'], keepDays: 0 });
  const { id, revision } = await getForm();
  bodyOf(await callApi('updateForm', { id, name: 'Write to us', revision }, { session: site.admin }));
  expect(await getForm()).toMatchObject({ thankYouText: 'Kept', toEmail: ['kept@acme.example'] });
});

describe('submissions of a form with a retention period', () => {
  let formId: number;
  let field: number;
  const kept = async () => {
    const { scope } = site.company;
    const { spam, submission } = cloud.stored;
    const records = [...(await spam.all(scope, formId)), ...(await submission.all(scope, formId))];
    return records.map(({ pairs }) => pairs[0]?.fieldValue);
  };
  const looks = () => waitingJobs(cloud.table, 'delete-old-submissions');
  const keepFor = async (keepDays: number) => {
    const admin = await sessionFor(cloud, site.company, 'Admin');
    const form = bodyOf(await callApi('getForm', { formId }, { session: admin }));
    bodyOf(await callApi('updateForm', { ...form, keepDays }, { session: admin }));
    await runJobs();
  };
  /** Runs the scheduled rule a day later. */
  async function aDayLater() {
    cloud.clock.advance(dayMs);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
    await runJobs();
  }

  async function putOld(numbers: readonly number[]) {
    const old = numbers.map((n) =>
      cloud.stored.submission.item(site.company.scope, formId, n, {
        ...{
          formId,
          n,
          revision: 1,
          replyTo: '',
          mailState: 'sent',
          mailReason: '',
          mailRun: '',
          mailAt: '',
        },
        timestamp: new Date(Date.now() - 9 * dayMs).toISOString(),
        pairs: [{ fieldId: field, fieldName: 'Your name', fieldValue: 'Old' }],
      }),
    );
    for (const part of chunk(old, 100)) await cloud.table.commit(part.map((put) => ({ put })));
  }
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  beforeAll(async () => {
    formId = bodyOf(
      await callApi('createForm', { name: 'Short-lived', keepDays: 0 }, { session: site.admin }),
    );
    field = await addField(site.admin, formId);
    await putOld(upTo(70));
    await cloud.stored.submissionCounter.change(site.company.scope, formId, { add: { lastN: 5_000 } });
    const sendNew = async (name: string, also: Record<string, unknown>) =>
      bodyOf(await submitForm('acme', { formId, values: { [field]: name }, also, ip: '192.0.2.44' }));
    await sendNew('New', { key: 'n' });
    await sendNew('New and held back', { key: 's', elapsed: 3 });
  });

  it('are kept for ever where the form says so', async () => {
    await aDayLater();
    expect(await kept()).toHaveLength(72);
    expect(await looks()).toEqual([]);
  });

  it('are deleted at once where they are older, and no others', async () => {
    await keepFor(8);
    expect(await kept()).toEqual(['New and held back', 'New']);
    expect(await looks()).toHaveLength(1);
  });

  it('are deleted when they become older, spam too, by one daily check', async () => {
    await keepFor(5);
    await aDayLater();
    await aDayLater();
    expect(await kept()).toHaveLength(2);
    for (let day = 0; day < 3; day += 1) await aDayLater();
    expect(await kept()).toEqual([]);
    expect(await looks()).toHaveLength(1);
    await keepFor(0);
    await aDayLater();
    expect(await looks()).toEqual([]);
  });

  it('are all deleted, however many they are and whatever fails on the way', async () => {
    await putOld(upTo(1_430));
    let writes = 0;
    cloud.setFault(({ action }) => {
      writes += action === 'dynamodb:TransactWriteItems' ? 1 : 0;
      // Every attempt of one of the deletions fails: the job is retried later.
      return writes > 8 && writes < 15 ? 'unavailable' : undefined;
    });
    await keepFor(5);
    cloud.setFault(undefined);
    expect((await kept()).length).toBeGreaterThan(1_000);
    await aDayLater();
    expect(await kept()).toEqual([]);
    expect(await looks()).toHaveLength(1);
  });
});

it('log their changes with the author [2:197] [2:199]', async () => {
  const log = await cloud.stored.activity.all(site.company.scope);
  const actions = log.map(({ action }) => action);
  expect(actions).toContain("Created form 'Write to us'");
  expect(actions).toContain("Added field 'Your name' to form 'Write to us'");
  expect(actions).toContain(
    "Changed form 'Write to us'; its mails go to harbour@acme.example, yard@acme.example",
  );
  expect(actions).toContain("Changed form 'Write to us'; its mails go to the addresses of the form settings");
  expect(actions).toContain("Changed form 'Short-lived'; submissions are deleted after 8 days");
  expect(log.map(({ email }) => email)).toContain(site.admin.email);
});
