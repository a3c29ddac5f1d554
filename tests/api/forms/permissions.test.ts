import { packSubmissionId } from '@galley/functions/core/ids';
import { type CallName, callsOf, declarationOf } from '@galley/shared/contract/contract';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../support/api-caller';
import { makeCompany, sessionFor } from '../../support/companies';
import { addField, enableForms, formFieldInput, makeForm } from '../../support/forms';
import { openCloud } from '../../support/open-cloud';
import { expectCsrfHeader, expectFieldNamed, expectUntouched } from '../../support/stranger-calls';
import { submitForm } from '../../support/submissions';

const email = 'ruth@boats.example';

const cloud = await openCloud({ runJobs: false });
const acme = await makeCompany('acme');
const stranger = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
const owner = await sessionFor(cloud, acme, 'Level4');
await enableForms(stranger);
let formId = 0;
for (let count = 0; count < 3; count += 1) formId = await makeForm(owner, 'Secret form');
const formFieldId = await addField(owner, formId, { name: 'secret' });
await submitForm('acme', { formId, values: { [formFieldId]: `secret words of ${email}` } });
const submissionId = packSubmissionId({ formId, n: 1 });

/** Every implemented call of the area that names a form or a field. */
function calls(form: unknown, field: unknown, submission: unknown): [CallName, Record<string, unknown>][] {
  return [
    ['getForm', { formId: form }],
    ['updateForm', { id: form, name: 'Mine now', revision: 1 }],
    ['listFormFields', { formId: form }],
    ['getFormField', { formFieldId: field }],
    ['createFormField', { formId: form, ...formFieldInput() }],
    ['updateFormField', { id: field, formId: form, ...formFieldInput(), revision: 2 }],
    ['deleteFormField', { formFieldId: field }],
    ['updateFormFieldOrder', { formFieldIds: [field] }],
    ['listFormSubmissions', { formId: form }],
    ['exportFormSubmissions', { formId: form }],
    ['getSubmissionPages', { formId: form }],
    ['getFormSubmission', { formSubmissionId: submission }],
    ['getSubmissionFile', { submissionId: submission, number: 1 }],
    ['resendFormSubmission', { submissionId: submission }],
    ['releaseFormSubmission', { submissionId: submission }],
    ['markFormSubmission', { submissionId: submission, isUnread: true }],
    ['deleteFormSubmission', { submissionId: submission }],
    ['erasePersonSubmissions', { email, submissionIds: [submission] }],
  ];
}
const names = calls(1, 10_001, 1_000_000_001).map(([name]) => name);
/** These name nothing that could belong to another company. */
const withoutId: CallName[] = ['listForms', 'createForm', 'countUnreadSubmissions', 'findPersonSubmissions'];
const inputOf = (name: CallName, form: unknown, field: unknown, submission: unknown) =>
  calls(form, field, submission).find(([other]) => other === name)?.[1] ?? {};

describe('the calls of forms', () => {
  it('are all covered here', () => {
    const implemented = callsOf('forms').filter((name) => declarationOf(name).open === undefined);
    expect([...names, ...withoutId].toSorted()).toEqual(implemented.toSorted());
  });

  it.each([...names, ...withoutId] as const)(
    '%s needs a session [1:43] [1:288] [1:7] [1:38]',
    async (name) => {
      expect((await callApi(name, {})).status).toBe(401);
    },
  );

  it.each(names)(
    "%s answers 404 for another company's [1:8] [2:196] [2:197] [2:198] [2:199] [2:200] [2:201] [2:202] [2:203] [2:204] [2:205]",
    async (name) => {
      await expectUntouched(cloud, name, inputOf(name, formId, formFieldId, submissionId), stranger);
    },
  );

  it("lists all forms and no other company's, and finds none of its people [1:8] [2:195] [1:263] [2:21]", async () => {
    const more = Array.from({ length: 60 }, (_, at) =>
      cloud.stored.formRow.item(acme.scope, 1_000 + at, {
        ...{ id: 1_000 + at, name: `Form ${at}`, fieldCount: 0, changedAt: '2026-11-20T10:00:00.000Z' },
      }),
    );
    await cloud.table.commit(more.map((put) => ({ put })));
    expect((await callApi('listForms', {}, { session: owner })).body).toHaveLength(3 + more.length);
    expect((await callApi('listForms', {}, { session: stranger })).body).toEqual([]);
    const found = await callApi('findPersonSubmissions', { email }, { session: stranger });
    expect(found.body).toEqual([]);
    const own = await callApi('findPersonSubmissions', { email }, { session: owner });
    expect(own.body).toHaveLength(1);
  });

  it.each(names)(
    '%s names the malformed field [2:196] [2:198] [2:200] [2:203] [2:204] [2:205]',
    async (name) => {
      await expectFieldNamed(name, inputOf(name, 'x', 'x', 'x'), stranger);
    },
  );

  it.each(names.filter((name) => declarationOf(name).mutates))('%s requires the CSRF header', (name) =>
    expectCsrfHeader(name, inputOf(name, formId, formFieldId, submissionId), owner),
  );
});
