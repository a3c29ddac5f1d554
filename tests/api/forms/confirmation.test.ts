import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { providerRecord } from '@galley/functions/core/companies/new-company-items';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { addField } from '../../support/forms';
import { jobsAtOnce } from '../../support/jobs-at-once';
import { openCloud } from '../../support/open-cloud';
import { bodyOf } from '../../support/pages';
import { submitForm } from '../../support/submissions';

let networks = 0;
let ip = '';
const words = 'Thank you.\nThe yard answers within a day.';

const cloud = await openCloud({ runJobs: false });
const runJobs = jobsAtOnce(cloud);
const site = await makeFormSite(cloud, 'acme');
await cloud.table.commit([{ put: { ...providerRecord('mail.galley.example') } }]);

beforeEach(() => {
  networks += 1;
  ip = `198.51.${networks}.7`;
});
afterEach(() => cloud.setFault(undefined));

const getForm = async () =>
  bodyOf(await callApi('getForm', { formId: site.formId }, { session: site.admin }));
const attempt = async (changes: Record<string, unknown>, session = site.admin) =>
  callApi('updateForm', { ...(await getForm()), ...changes }, { session });
async function save(changes: Record<string, unknown>) {
  bodyOf(await attempt(changes));
}
await save({ confirmationFieldId: site.emailField, confirmationText: words });
const send = async (name: string, email: string, also = {}) => {
  const values = { [site.nameField]: name, [site.emailField]: email };
  bodyOf(await submitForm('acme', { formId: site.formId, values, ip, also: { key: name, ...also } }));
  await runJobs();
};
const mailsTo = (email: string) => cloud.ses.messages().filter(({ to }) => to.includes(email));
const shown = async () =>
  bodyOf(await callApi('listFormSubmissions', { formId: site.formId }, { session: site.admin }))
    .formSubmissionViewModels[0]?.formSubmission;

describe('a confirmation to the person who sent a form', () => {
  it('contains what the company wrote and nothing that was typed [2:235]', async () => {
    await send('Buy pills at http://spam.example', 'ruth@boats.example');
    const [mail, ...others] = mailsTo('ruth@boats.example');
    expect(others).toEqual([]);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('Replies to this email are not received.');
    expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toMatch(/pills|spam\.example/);
    expect(mail?.to).toEqual(['ruth@boats.example']);
    expect((await shown())?.confirmedAt).not.toBe('');
  });

  it('is sent once, whatever is repeated, sent again or run again', async () => {
    await send('Once', 'once@boats.example');
    await send('Once', 'once@boats.example');
    const id = (await shown())?.id ?? 0;
    bodyOf(await callApi('resendFormSubmission', { submissionId: id }, { session: site.admin }));
    await runJobs();
    expect(mailsTo('once@boats.example')).toHaveLength(1);
  });

  it('is not sent for spam, nor once that is released', async () => {
    await send('Quick', 'quick@boats.example', { elapsed: 1 });
    const { formSubmissionViewModels } = bodyOf(
      await callApi('listFormSubmissions', { formId: site.formId, spam: true }, { session: site.admin }),
    );
    const submissionId = formSubmissionViewModels[0]?.formSubmission.id ?? 0;
    bodyOf(await callApi('releaseFormSubmission', { submissionId }, { session: site.admin }));
    await runJobs();
    expect(mailsTo('quick@boats.example')).toEqual([]);
  });

  it('is sent three times a day to one email address, however it is spelled', async () => {
    for (const [n, email] of ['v@boats.example', 'V@boats.example', 'v@Boats.example'].entries()) {
      await send(`Flood ${n}`, email);
    }
    await send('One too many', 'v@boats.example');
    const all = cloud.ses.messages().filter(({ to }) => to.join().toLowerCase() === 'v@boats.example');
    expect(all).toHaveLength(3);
    expect((await shown())?.confirmedAt).toBe('');
  });

  it("is skipped where the company's budget is used up; the submission is stored all the same [2:8] [2:235]", async () => {
    const confirmations = { perHour: 0, perDay: 0 };
    await cloud.stored.company.change(site.company.scope, { set: { budgets: { confirmations } } });
    forgetLeases();
    await send('Broke', 'broke@boats.example');
    expect(mailsTo('broke@boats.example')).toEqual([]);
    expect(mailsTo('desk@acme.example').some(({ text }) => text.includes('Broke'))).toBe(true);
    await cloud.stored.company.change(site.company.scope, { set: { budgets: {} } });
    forgetLeases();
  });

  it('is skipped once it is turned off, or the field has another type', async () => {
    await save({ confirmationFieldId: null });
    await send('None', 'none@boats.example');
    expect(mailsTo('none@boats.example')).toEqual([]);
    await save({ confirmationFieldId: site.emailField });
    const log = await cloud.stored.activity.all(site.company.scope);
    const ends = log.flatMap(({ action }) => /; (visitors .*)$/.exec(action)?.[1] ?? []);
    expect(ends.toReversed().slice(0, 2).toSorted()).toEqual(['visitors get a mail', 'visitors get no mail']);
  });
});

describe('its recipient and its text', () => {
  it('can be changed by an Admin only [1:207] [1:208] [2:197]', async () => {
    const editor = await sessionFor(cloud, site.company, 'Level4');
    const refused = await attempt({ confirmationText: 'Cheap pills' }, editor);
    expect([refused.status, refused.error.message]).toEqual([
      403,
      'Only an Admin can change the email to visitors. Nothing was saved.',
    ]);
    expect((await attempt({ name: 'Write to us all' }, editor)).status).toBe(200);
  });

  it('must be an email field of the form and a non-empty text [2:197]', async () => {
    const phone = await addField(site.admin, site.formId, {
      name: 'Phone',
      fieldType: 'phone',
      inputType: '',
    });
    for (const confirmationFieldId of [site.nameField, phone, site.emailField + 10_000]) {
      expect((await attempt({ confirmationFieldId })).error.fields).toEqual({
        confirmationFieldId: 'Confirmation to: choose an email field of this form.',
      });
    }
    expect((await attempt({ confirmationText: ' ' })).error.fields).toEqual({
      confirmationText: 'Confirmation Text is required.',
    });
  });
});
