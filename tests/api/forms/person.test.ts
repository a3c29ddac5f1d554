import type { SubmissionRecord } from '@galley/functions/core/entities/form';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { addField, makeForm } from '../../support/forms';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';

const ruth = 'ruth@boats.example';

const cloud = await openCloud({ runJobs: false });
const site = await makeFormSite(cloud, 'acme');
const editor = await sessionFor(cloud, site.company, 'Level4');
const otherForm = await makeForm(editor, 'Questions');
const otherField = await addField(editor, otherForm, {
  name: 'Question',
  fieldType: 'textArea',
  inputType: '',
});

let networks = 0;
async function send(formId: number, values: Record<number, string>, also = {}) {
  networks += 1;
  bodyOf(await submitForm('acme', { formId, values, also, ip: `198.51.${networks}.7` }));
}
const write = (name: string, email: string, also = {}) =>
  send(site.formId, { [site.nameField]: name, [site.emailField]: email }, also);
const find = async (email: string, cursor = '') =>
  callApi('findPersonSubmissions', { email, cursor }, { session: editor });
const found = async (email: string) => bodyOf(await find(email));
const idsOf = async (email: string) => (await found(email)).map(({ formSubmission }) => formSubmission.id);
const erase = (email: string, submissionIds: number[]) =>
  callApi('erasePersonSubmissions', { email, submissionIds }, { session: editor });

describe('one person', () => {
  it('is found in every form, in spam too, ignoring case, and no one else is', async () => {
    await write('Ruth', 'Ruth@Boats.example');
    await write('Spammy Ruth', ruth, { elapsed: 3 });
    await write('Tom', 'tom@boats.example');
    await write('Another Ruth', `more.${ruth}`);
    await send(otherForm, { [otherField]: `Please write to ${ruth}.` });
    expect(
      (await found(ruth)).map(({ formName, formSubmission, formSubmissionPairs }) => [
        formName,
        formSubmission.mailState,
        formSubmissionPairs[0]?.fieldValue,
      ]),
    ).toEqual([
      ['Write to us', 'held', 'Spammy Ruth'],
      ['Write to us', 'waiting', 'Ruth'],
      ['Questions', 'waiting', `Please write to ${ruth}.`],
    ]);
    expect(await found('nobody@boats.example')).toEqual([]);
    const wrong = await find('ruth');
    expect(wrong.error.fields).toEqual({
      email: 'Email address must be an email address, like name@company.com.',
    });
  });

  it('is erased for good, with unsent mails; the log says how many and not whose', async () => {
    const tom = await idsOf('tom@boats.example');
    const refused = await erase(ruth, [...(await idsOf(ruth)), ...tom]);
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['submissionIds']]);
    const ids = await idsOf(ruth);
    expect(bodyOf(await erase(ruth, [...ids, ...ids]))).toEqual({ erased: 3 });
    expect(await found(ruth)).toEqual([]);
    expect((await erase(ruth, ids)).status).toBe(404);
    await jobsAtOnce(cloud)();
    const mails = cloud.ses.messages().map(({ text }) => text);
    expect(mails.filter((text) => text.includes('Tom'))).toHaveLength(1);
    expect(mails.filter((text) => text.toLowerCase().includes(`\n${ruth}`))).toEqual([]);
    const log = await cloud.stored.activity.all(site.company.scope);
    expect(log.map(({ action }) => action)).toContain('Erased 3 submissions of one person');
    expect(JSON.stringify(log)).not.toContain('ruth');
  });

  it('is searched further with the cursor, where there is much to read', async () => {
    // Each is near the end of a megabyte, so that every read finds one.
    const filler = 'x'.repeat(90_000);
    const record = (n: number): SubmissionRecord =>
      cloud.stored.submission.item(site.company.scope, otherForm, n, {
        formId: otherForm,
        n,
        revision: 1,
        timestamp: new Date(n * 1_000).toISOString(),
        pairs: [
          { fieldId: otherField, fieldName: 'Q', fieldValue: n % 10 === 0 ? `${filler} ${ruth}` : filler },
        ],
        replyTo: '',
        mailState: 'sent',
        mailReason: '',
        mailAt: '',
        mailRun: '',
      });
    for (let n = 1_000; n < 1_200; n += 10) {
      await cloud.table.commit(Array.from({ length: 10 }, (_, i) => ({ put: { ...record(n + i) } })));
    }
    const first = await find(ruth);
    expect(first.headers['x-next-cursor']).toMatch(new RegExp(`^${otherForm}\\.SUB#\\d{9}$`));
    const rest = await find(ruth, first.headers['x-next-cursor']);
    expect(rest.headers['x-next-cursor']).toBeUndefined();
    const ids = [...bodyOf(first), ...bodyOf(rest)].map(({ formSubmission }) => formSubmission.id);
    expect(new Set(ids).size).toBe(20);
    expect(ids).toHaveLength(20);
    expect((await find(ruth, 'x')).error.fields).toHaveProperty('cursor');
  });
});
