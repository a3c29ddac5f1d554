import { samplePdf } from '../support/files/sample-files';
import type { Act } from './act';
import { type Chance, count, type HourCompany } from './company';
import { exchange, formBody } from './exchange';

/** Forms: staff build one and handle what is sent; visitors send, with files, wrongly and as spam. */

const keepDays = 7;
const mostExtraFields = 3;

/** Makes the form with files that visitors of the hour send. */
export async function makeForm(company: HourCompany): Promise<void> {
  const { admin } = company;
  const id = await admin.call('createForm', { name: 'Application', keepDays });
  const field = (input: object) =>
    admin.call('createFormField', { formId: id, inputType: '', ...input } as never) as Promise<number>;
  const name = await field({ name: 'Name', fieldType: 'input', inputType: 'text', isRequired: true });
  const email = await field({ name: 'Email', fieldType: 'email' });
  const papers = await field({ name: 'Papers', fieldType: 'file', accepts: 'documents', mostFiles: 2 });
  company.form = { id, name, email, papers, extra: [] };
}

const formOf = ({ form }: HourCompany) => {
  if (!form) throw new Error('The form of the hour was not made.');
  return form;
};

/** A network of this machine, one of some thousands. */
const from = (chance: Chance) => `127.${1 + chance(60)}.${chance(60)}.${1 + chance(250)}`;
const submitPath = '/api/components/submitform';

async function post(company: HourCompany, chance: Chance, values: Record<string, unknown>, isForm: boolean) {
  const { body, type } = isForm
    ? await formBody(values)
    : { body: JSON.stringify(values), type: 'application/json' };
  const { status, body: answer } = await exchange(`${company.siteUrl}${submitPath}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) },
    body,
    from: from(chance),
  });
  return { status, text: answer.toString() };
}

const valuesOf = (company: HourCompany, chance: Chance, more: object = {}) => {
  const { id, name, email } = formOf(company);
  return {
    formId: id,
    key: `key-${chance(1_000_000_000)}`,
    elapsed: 20_000,
    [`field_${name}`]: `Ruth ${chance(1_000)}`,
    [`field_${email}`]: `ruth${chance(50)}@boats.example`,
    ...more,
  };
};

async function mustSend(answered: Promise<{ status: number; text: string }>, ...wanted: number[]) {
  const { status, text } = await answered;
  if (!wanted.includes(status)) throw new Error(`submitForm answered ${status}: ${text.slice(0, 200)}`);
}

export const senderActs: Act[] = [
  {
    name: 'send a form',
    weight: 8,
    run: async (company, chance) => {
      const values = valuesOf(company, chance);
      await mustSend(post(company, chance, values, true), 200, 429);
      count(company, 'submissions');
      // As a browser does whose first response was lost.
      if (chance(5) === 0) await mustSend(post(company, chance, values, true), 200, 429);
    },
  },
  {
    name: 'send a form with files',
    weight: 6,
    run: async (company, chance) => {
      const { papers } = formOf(company);
      const file = new File([new Uint8Array(samplePdf(`%${'x'.repeat(chance(50_000))}`))], 'cv.pdf');
      await mustSend(
        post(company, chance, valuesOf(company, chance, { [`field_${papers}`]: file }), true),
        200,
        429,
      );
      count(company, 'submissions');
    },
  },
  {
    name: 'send spam',
    weight: 3,
    run: async (company, chance) => {
      const values = valuesOf(company, chance, { website: 'https://spam.example', elapsed: 10 });
      await mustSend(post(company, chance, values, true), 200, 429);
      count(company, 'submissions');
    },
  },
  {
    name: 'send something wrong',
    weight: 3,
    run: async (company, chance) => {
      const values = valuesOf(company, chance, { [`field_${formOf(company).name}`]: '' });
      await mustSend(post(company, chance, values, true), 400, 429);
    },
  },
];

async function sent(company: HourCompany, spam = false) {
  const { id: formId } = formOf(company);
  const listed = await company.admin.call('listFormSubmissions', { formId, limit: 50, spam });
  return listed.formSubmissionViewModels.map(({ formSubmission }) => formSubmission.id);
}

export const formActs: Act[] = [
  {
    name: 'read, mark and delete a submission',
    weight: 4,
    run: async (company, chance) => {
      const { admin } = company;
      const [submissionId] = await sent(company);
      await admin.call('countUnreadSubmissions', {});
      if (!submissionId) return;
      await admin.call('getFormSubmission', { formSubmissionId: submissionId });
      await admin.call('markFormSubmission', { submissionId, isUnread: chance(2) === 0 });
      if (chance(3) === 0) await admin.call('deleteFormSubmission', { submissionId });
    },
  },
  {
    name: 'release spam and send its mail again',
    weight: 2,
    run: async (company) => {
      const [submissionId] = await sent(company, true);
      if (!submissionId) return;
      await company.admin.call('releaseFormSubmission', { submissionId });
      await company.admin.call('resendFormSubmission', { submissionId });
    },
  },
  {
    name: 'export submissions',
    weight: 1,
    run: async (company) => {
      await company.admin.call('exportFormSubmissions', { formId: formOf(company).id });
    },
  },
  {
    name: 'erase a person’s submissions',
    weight: 1,
    run: async (company, chance) => {
      const email = `ruth${chance(50)}@boats.example`;
      const found = await company.admin.call('findPersonSubmissions', { email });
      const submissionIds = found.slice(0, 20).map(({ formSubmission }) => formSubmission.id);
      if (submissionIds.length === 0) return;
      await company.admin.call('erasePersonSubmissions', { email, submissionIds });
    },
  },
  {
    name: 'change a form',
    weight: 2,
    run: async (company, chance) => {
      const form = formOf(company);
      const formId = form.id;
      const { revision } = await company.admin.call('getForm', { formId });
      await company.admin.call('updateForm', {
        ...{ id: formId, revision, name: `Application ${chance(1_000)}` },
        thankYouText: `Thank you ${chance(1_000)}`,
      });
      const gone = form.extra.length >= mostExtraFields ? form.extra.shift() : undefined;
      if (gone) {
        await company.admin.call('deleteFormField', { formFieldId: gone });
        return;
      }
      const input = { name: `More ${chance(1_000)}`, fieldType: 'input', inputType: 'text' } as const;
      form.extra.push(await company.admin.call('createFormField', { formId, ...input }));
    },
  },
];
