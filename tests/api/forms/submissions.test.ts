import type { SubmissionRecord } from '@galley/functions/core/entities/form';
import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor, type TestSession } from '../../support/companies';
import { type FormSite, makeFormSite } from '../../support/form-site';
import { addField, enableForms } from '../../support/forms';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';

let sites = 0;

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);

afterEach(() => cloud.setFault(undefined));

const makeSite = () => {
  sites += 1;
  return makeFormSite(cloud, `site-${sites}`);
};
async function submit({ company, formId, nameField, revision }: FormSite, name: string, also = {}) {
  const values = { [nameField]: name };
  bodyOf(
    await submitForm(company.key, { formId, revision, values, also, ip: `10.${sites}.${name.length}.1` }),
  );
}
const list = (session: TestSession, formId: number, input = {}) =>
  callApi('listFormSubmissions', { formId, ...input }, { session });
const namesOf = (answer: Awaited<ReturnType<typeof list>>) =>
  bodyOf(answer).formSubmissionViewModels.map(
    ({ formSubmissionPairs }) => formSubmissionPairs[0]?.fieldValue,
  );
const idOf = async (session: TestSession, formId: number, input = {}) =>
  bodyOf(await list(session, formId, input)).formSubmissionViewModels[0]?.formSubmission.id as number;
const one = async (session: TestSession, formSubmissionId: number) =>
  bodyOf(await callApi('getFormSubmission', { formSubmissionId }, { session }));

/** Writes submissions to the table, for lists longer than a visitor may create. */
async function putMany({ company, formId, nameField }: FormSite, count: number, text: (n: number) => string) {
  const records = Array.from({ length: count }, (_, index): SubmissionRecord => {
    const n = 1_000 + index;
    const pairs = [{ fieldId: nameField, fieldName: 'Your name', fieldValue: text(n) }];
    const mail = { mailState: 'sent' as const, mailReason: '', mailAt: '', mailRun: '' };
    const timestamp = new Date(n * 1_000).toISOString();
    const values = { formId, n, revision: 1, timestamp, pairs, replyTo: '', ...mail };
    return cloud.stored.submission.item(company.scope, formId, n, values);
  });
  for (let start = 0; start < count; start += 50) {
    await cloud.table.commit(records.slice(start, start + 50).map((put) => ({ put: { ...put } })));
  }
}

describe('the list [2:75] [2:203]', () => {
  it('is paginated, newest first, with the form and its fields; staff of any role may read it [2:75] [2:203] [2:24]', async () => {
    const site = await makeSite();
    const editor = await sessionFor(cloud, site.company, 'Level4');
    for (const name of ['A', 'BB', 'CCC']) await submit(site, name);
    const first = await list(editor, site.formId, { limit: 2 });
    expect(bodyOf(first).form.name).toBe('Write to us');
    expect(bodyOf(first).formFields.map(({ name }) => name)).toEqual(['Your name', 'Your email']);
    expect(namesOf(first)).toEqual(['CCC', 'BB']);
    const rest = await list(editor, site.formId, { limit: 2, cursor: first.headers['x-next-cursor'] });
    expect(namesOf(rest)).toEqual(['A']);
    expect(rest.headers['x-next-cursor']).toBeUndefined();
    expect(namesOf(await list(editor, site.formId, { oldestFirst: true }))).toEqual(['A', 'BB', 'CCC']);
    expect((await list(editor, site.formId, { cursor: 'x' })).error.fields).toHaveProperty('cursor');
    expect((await list(editor, 4_242)).status).toBe(404);
  });

  it('reads no more than it shows, and searches everything [2:24] [2:203]', async () => {
    const site = await makeSite();
    await putMany(site, 400, (n) => (n % 100 === 7 ? `Needle ${n}` : `Hay ${n}`));
    expect(namesOf(await list(site.admin, site.formId)), 'without a limit').toHaveLength(400);
    const { calls } = await cloud.calls.during(() => list(site.admin, site.formId, { limit: 100 }));
    expect(calls.filter(({ operation }) => operation === 'Query')).toHaveLength(1);
    const found = await list(site.admin, site.formId, { search: 'nEEdle', limit: 3 });
    expect(namesOf(found)).toEqual(['Needle 1307', 'Needle 1207', 'Needle 1107']);
    const further = { search: 'needle', limit: 3, cursor: found.headers['x-next-cursor'] };
    const rest = await list(site.admin, site.formId, further);
    expect(namesOf(rest)).toEqual(['Needle 1007']);
    expect(rest.headers['x-next-cursor']).toBeUndefined();
  });
});

describe('one submission [2:204]', () => {
  it('is shown with its form and deleted for good; an unsent mail is dropped [2:204] [2:205] [2:25] [2:75] [2:117]', async () => {
    const site = await makeSite();
    await submit(site, 'Ruth');
    const submissionId = await idOf(site.admin, site.formId);
    expect(submissionId).toBe(site.formId * 1_000_000_000 + 1);
    const shown = await one(site.admin, submissionId);
    expect(shown.form?.name).toBe('Write to us');
    expect(shown.formSubmissionViewModel.formSubmission).toMatchObject({
      mailState: 'waiting',
      mailReason: '',
    });
    expect(bodyOf(await callApi('deleteFormSubmission', { submissionId }, { session: site.admin }))).toBe(
      'Deleted',
    );
    await runJobs();
    expect(cloud.ses.messages().filter(({ text }) => text.includes('Ruth'))).toEqual([]);
    for (const name of ['deleteFormSubmission', 'resendFormSubmission', 'releaseFormSubmission'] as const) {
      expect((await callApi(name, { submissionId }, { session: site.admin })).status).toBe(404);
    }
  });

  it('is sent again, which replaces pending retries', async () => {
    const site = await makeSite();
    const mails = () => cloud.ses.messages().filter(({ text }) => text.includes('Resent'));
    cloud.setFault(({ service }) => (service === 'ses' ? 'unavailable' : undefined));
    await submit(site, 'Resent');
    await runJobs();
    cloud.setFault(undefined);
    const submissionId = await idOf(site.admin, site.formId);
    const { formSubmission } = (await one(site.admin, submissionId)).formSubmissionViewModel;
    expect(formSubmission.mailState).toBe('retrying');
    expect(formSubmission.mailReason).not.toBe('');
    expect(bodyOf(await callApi('resendFormSubmission', { submissionId }, { session: site.admin }))).toBe(
      'Sent',
    );
    await runJobs();
    expect(mails()).toHaveLength(1);
    cloud.clock.advance(60 * 60_000);
    const { handler } = await import('@galley/functions/jobs/handler');
    await handler({ sweep: true });
    expect(mails()).toHaveLength(1);
    expect((await one(site.admin, submissionId)).formSubmissionViewModel.formSubmission.mailState).toBe(
      'sent',
    );
  });

  it('says what to do where its mail has no recipients [2:71]', async () => {
    const site = await makeSite();
    await cloud.stored.formSettings.delete(site.company.scope);
    await submit(site, 'Nobody');
    await runJobs();
    await enableForms(site.admin);
    const submissionId = await idOf(site.admin, site.formId);
    const { formSubmission } = (await one(site.admin, submissionId)).formSubmissionViewModel;
    expect(formSubmission).toMatchObject({ mailState: 'failed' });
    expect(formSubmission.mailReason).toContain('Neither the form nor the form settings have an address.');
  });
});

describe('the pages of the list', () => {
  it.each([false, true])(
    'are counted and reached by one read each, oldest first: %s [2:24] [2:264]',
    async (oldestFirst) => {
      const site = await makeSite();
      const numbers = Array.from({ length: 250 }, (_, index) => index + 1).filter((n) => n % 7 !== 0);
      const records = numbers.map((n) => ({
        put: cloud.stored.submission.item(site.company.scope, site.formId, n, {
          ...{ formId: site.formId, n, revision: 1, replyTo: '', mailState: 'sent', mailRun: '', mailAt: '' },
          ...{ timestamp: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(), pairs: [], mailReason: '' },
        }),
      }));
      for (let at = 0; at < records.length; at += 100) await cloud.table.commit(records.slice(at, at + 100));
      const input = { formId: site.formId, oldestFirst };
      const { total, pages } = bodyOf(await callApi('getSubmissionPages', input, { session: site.admin }));
      expect(total).toBe(numbers.length);
      expect(pages).toHaveLength(3);
      const ordered = oldestFirst ? numbers : numbers.toReversed();
      for (const [index, { cursor, timestamp }] of pages.entries()) {
        const page = bodyOf(
          await callApi('listFormSubmissions', { ...input, limit: 100, cursor }, { session: site.admin }),
        ).formSubmissionViewModels;
        expect(page.map(({ formSubmission }) => formSubmission.id % 1_000_000_000)).toEqual(
          ordered.slice(index * 100, index * 100 + 100),
        );
        expect(page[0]?.formSubmission.timestamp).toBe(timestamp);
      }
    },
  );
});

describe('spam', () => {
  it('is listed separately, is not sent, and is released once [2:203] [2:235] [2:204]', async () => {
    const site = await makeSite();
    await submit(site, 'Honest', { elapsed: 3 });
    expect(namesOf(await list(site.admin, site.formId))).toEqual([]);
    expect(namesOf(await list(site.admin, site.formId, { spam: true }))).toEqual(['Honest']);
    const submissionId = await idOf(site.admin, site.formId, { spam: true });
    const { formSubmission } = (await one(site.admin, submissionId)).formSubmissionViewModel;
    expect(formSubmission).toMatchObject({ mailState: 'held', spamReason: 'It was sent within 2 seconds.' });
    expect((await callApi('resendFormSubmission', { submissionId }, { session: site.admin })).status).toBe(
      409,
    );
    const release = () => callApi('releaseFormSubmission', { submissionId }, { session: site.admin });
    expect(bodyOf(await release())).toBe('Saved');
    expect((await release()).status).toBe(409);
    await runJobs();
    expect(namesOf(await list(site.admin, site.formId))).toEqual(['Honest']);
    expect(namesOf(await list(site.admin, site.formId, { spam: true }))).toEqual([]);
    expect(await idOf(site.admin, site.formId)).toBe(submissionId);
    expect(cloud.ses.messages().filter(({ text }) => text.includes('Honest'))).toHaveLength(1);
  });
});

describe('the export', () => {
  const exportOf = (session: TestSession, formId: number, cursor?: string) =>
    callApi('exportFormSubmissions', { formId, ...(cursor && { cursor }) }, { session });

  it('is a table of everything, safe to open', async () => {
    const site = await makeSite();
    await submit(site, 'Ruth, "the elder"');
    await submit(site, '=1+1');
    const answer = await exportOf(site.admin, site.formId);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, newest, oldest, end] = answer.text.split('\r\n');
    expect(head).toBe(
      '\ufeff"Id","Timestamp (UTC)","Your name","Your email","Fields that the form had","Mail"',
    );
    expect(newest).toContain(`"'=1+1"`);
    expect(oldest).toContain('"Ruth, ""the elder"""');
    expect(end).toBe('');
  });

  it('comes in parts of at most 4 MB as they are transferred; a change of the form ends it', async () => {
    const site = await makeSite();
    const many = 700;
    await putMany(site, many, (n) => `${n} ${'"'.repeat(3_000)}`);
    let cursor: string | undefined;
    const ids: string[] = [];
    const sizes: number[] = [];
    do {
      const answer = await exportOf(site.admin, site.formId, cursor);
      sizes.push(Buffer.byteLength(JSON.stringify(answer.text)));
      ids.push(...(answer.text.match(/(?<=^")\d+(?=",")/gm) ?? []));
      cursor = answer.headers['x-next-cursor'];
    } while (cursor);
    expect(ids).toHaveLength(many);
    expect(new Set(ids).size).toBe(many);
    expect(sizes.length).toBeGreaterThan(1);
    expect(Math.max(...sizes)).toBeLessThan(4 * 1024 * 1024 + 100);
    const first = await exportOf(site.admin, site.formId);
    await addField(site.admin, site.formId, { name: 'Another' });
    expect((await exportOf(site.admin, site.formId, first.headers['x-next-cursor'])).status).toBe(409);
    expect((await exportOf(site.admin, site.formId, 'nonsense')).error.fields).toHaveProperty('cursor');
  });
});
