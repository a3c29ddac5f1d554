import { expect, it } from 'vitest';
import { sessionFor } from '../../support/companies';
import { makeFormSite } from '../../support/form-site';
import { answered, observed } from '../../support/observed';
import { openCloud } from '../../support/open-cloud';

const asVisitor = { site: 'acme', headers: { 'x-galley-csrf': undefined } };

interface Sent {
  form: object;
  formFields: object[];
  formSubmissionViewModels: {
    formSubmission: { id: number; timestamp: string };
    formSubmissionPairs: object[];
  }[];
}

/** Submissions, with the paths, names and responses of document 2. */
const cloud = await openCloud({ runJobs: false });
const acme = await makeFormSite(cloud, 'acme');
const asAdmin = { session: acme.admin };

it('a form has its fields, and a valid submission answers Sent [2:75] [2:203] [2:204] [2:205] [2:233] [2:235] [2:8] [2:24] [2:25] [2:73] [2:74] [2:152] [2:156] [2:196] [2:201] [2:202]', async () => {
  const { formId, nameField, emailField } = acme;
  const known = await answered<{ formFields: object[] }>('GET Components/GetFormData', { formId }, asVisitor);
  const shown = {
    linkText: '',
    linkUrl: '',
    accepts: '',
    mostFiles: 0,
    text: '',
    showIfFieldId: null,
    showIfValue: '',
  };
  const field = { formId, placeholder: '', minLength: 0, maxLength: 0, options: '', ...shown };
  expect(known).toEqual({
    form: { id: formId, name: 'Write to us', columns: 1, thankYouText: '', revision: 3 },
    formFields: [
      {
        ...field,
        id: nameField,
        name: 'Your name',
        fieldType: 'input',
        inputType: 'text',
        order: 1,
        isRequired: true,
      },
      {
        ...field,
        id: emailField,
        name: 'Your email',
        fieldType: 'email',
        inputType: '',
        order: 2,
        isRequired: false,
      },
    ],
  });
  const send = (NameValuePairs: object[], Form: object = { id: formId }) =>
    observed('POST Components/SubmitForm', { Form, NameValuePairs }, asVisitor);
  const pair = (fieldId: number, fieldName: string, fieldValue: string) => ({
    fieldId,
    fieldName,
    fieldValue,
  });
  const name = pair(nameField, 'Your name', 'Ruth');
  const email = pair(emailField, 'Your email', 'ruth@home.example');
  expect((await send([name, email])).body).toBe('Sent');
  for (const [pairs, form, status, message] of [
    [[], { id: formId }, 400, 'Your name is required.'],
    [[{ ...name, fieldValue: ' ' }], { id: formId }, 400, 'Your name is required.'],
    [
      [name, { ...email, fieldValue: 'ruth' }],
      { id: formId },
      400,
      'Your email must be an email address, like name@company.com.',
    ],
    [[name, name], { id: formId }, 400, `The field ${nameField} is there twice.`],
    [
      [name, pair(nameField + 7, 'Other', 'x')],
      { id: formId },
      400,
      `The form has no field ${nameField + 7}.`,
    ],
    [[name], { id: 99 }, 404, 'This form was not found.'],
    [[name], {}, 400, undefined],
  ] as const) {
    const refused = await send([...pairs], form);
    expect([refused.status, refused.error.message]).toEqual([status, message ?? expect.stringMatching(/./)]);
  }
  // The names are those of the fields, whatever names are sent.
  expect((await send([{ ...name, fieldName: 'Another', fieldValue: ' Anna ' }])).body).toBe('Sent');
  const list = () => answered<Sent>('POST AdminForms/GetFormSubmissionData', { formId }, asAdmin);
  const formFields = await answered('GET AdminForms/GetAssociatedFormFields', { formId }, asAdmin);
  const before = await answered<object>('GET AdminForms/GetForm', { formId }, asAdmin);
  await answered(
    'POST AdminForms/UpdateForm',
    { ...before, columns: 2, toEmail: ['a@acme.example'] },
    asAdmin,
  );
  const form = await answered('GET AdminForms/GetForm', { formId }, asAdmin);
  const { formSubmissionViewModels, ...about } = await list();
  expect(about).toEqual({ form, formFields });
  const [newest, oldest, ...more] = formSubmissionViewModels;
  expect(more).toEqual([]);
  const submission = {
    ...{
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      mailState: 'waiting',
      mailReason: '',
    },
    ...{ spamReason: '', replyTo: '', isUnread: true, confirmedAt: '' },
  };
  const id = oldest?.formSubmission.id ?? 0;
  expect(oldest).toEqual({
    formSubmission: { ...submission, id, replyTo: email.fieldValue },
    formSubmissionPairs: [name, email],
    formSubmissionFiles: [],
  });
  expect(newest).toEqual({
    formSubmission: { ...submission, id: id + 1 },
    formSubmissionPairs: [
      { ...name, fieldValue: 'Anna' },
      { ...email, fieldValue: '' },
    ],
    formSubmissionFiles: [],
  });
  const single = (formSubmissionId: number) =>
    observed('POST AdminForms/GetSingleFormSubmissionData', { formSubmissionId }, asAdmin);
  expect((await single(id)).body).toEqual({ form, formSubmissionViewModel: oldest });
  expect((await single(id + 1)).body).toEqual({ form, formSubmissionViewModel: newest });
  // Its time is that of the visitor, whenever it is mailed.
  cloud.clock.advance(60_000);
  await answered('POST AdminForms/ResendFormSubmission', { submissionId: id }, asAdmin);
  expect((await single(id)).body).toEqual({ form, formSubmissionViewModel: oldest });
  // Every field of the form, including later ones; a submission keeps the names of its time.
  const added = [];
  // A name may have 100 characters, all of which a submission keeps.
  for (const name of [
    'Boat',
    `Length over all, ${'with everything that stands out, '.repeat(3)}`.slice(0, 100),
  ]) {
    const field = { formId, name, fieldType: 'phone' };
    added.push({ name, id: await answered<number>('POST AdminForms/CreateFormField', field, asAdmin) });
  }
  const fields = await answered<{ id: number }[]>(
    'GET AdminForms/GetAssociatedFormFields',
    { formId },
    asAdmin,
  );
  const who = { name: 'Who', placeholder: 'First and last' };
  await answered('POST AdminForms/UpdateFormField', { ...fields[0], ...who }, asAdmin);
  const inOrder = [...added, { id: nameField, ...who }, { id: emailField }];
  const FormFieldIds = inOrder.map(({ id }) => id);
  await answered('POST AdminForms/UpdateFormFieldOrder', { FormFieldIds }, asAdmin);
  expect(await list()).toMatchObject({ formFields: inOrder, formSubmissionViewModels });
  const read = await answered('GET Components/GetFormData', { formId }, asVisitor);
  expect(read).toMatchObject({ formFields: inOrder });
  const deleted = { submissionId: id };
  const asAuthor = { session: await sessionFor(cloud, acme.company, 'Author') };
  for (const [line, input] of [
    ['DELETE AdminForms/DeleteFormSubmission', deleted],
    ['POST AdminForms/GetFormSubmissionData', { formId }],
    ['POST AdminForms/GetSingleFormSubmissionData', { formSubmissionId: id }],
  ] as const) {
    expect((await observed(line, input, asAuthor)).status, line).toBe(403);
  }
  expect(await answered('DELETE AdminForms/DeleteFormSubmission', deleted, asAdmin)).toBe('Deleted');
  const [entry] = await answered<object[]>('GET AdminSettings/GetActivityLog', {}, asAdmin);
  expect(entry).toMatchObject({ email: acme.admin.email, action: `Deleted submission ${id}` });
  const gone = await observed('DELETE AdminForms/DeleteFormSubmission', deleted, asAdmin);
  for (const { status, error } of [gone, await single(id)]) {
    expect([status, error.message]).toEqual([404, 'This submission was not found.']);
  }
  expect((await list()).formSubmissionViewModels).toEqual([newest]);
  // Spam is deleted in the same way.
  const quick = { Form: { id: formId }, NameValuePairs: [name], elapsed: 3 };
  await answered('POST Components/SubmitForm', quick, asVisitor);
  const spam = () => answered<Sent>('POST AdminForms/GetFormSubmissionData', { formId, spam: true }, asAdmin);
  const [held] = (await spam()).formSubmissionViewModels;
  expect(held?.formSubmissionPairs).toEqual([
    ...added.map(({ id, name }) => pair(id, name, '')),
    ...[pair(nameField, 'Who', 'Ruth'), pair(emailField, 'Your email', '')],
  ]);
  const submissionId = held?.formSubmission.id;
  expect(await answered('DELETE AdminForms/DeleteFormSubmission', { submissionId }, asAdmin)).toBe('Deleted');
  expect((await spam()).formSubmissionViewModels).toEqual([]);
  // Not found through another form.
  const other = await answered<number>('POST AdminForms/CreateForm', { name: 'Other' }, asAdmin);
  const empty = await answered<Sent>('POST AdminForms/GetFormSubmissionData', { formId: other }, asAdmin);
  expect(empty).toMatchObject({
    form: { id: other, name: 'Other' },
    formFields: [],
    formSubmissionViewModels: [],
  });
});
