import { openCompanyScope } from '@galley/functions/core/company-scope';
import { formSettingsEntity } from '@galley/functions/core/entities/site';
import { Table } from '@galley/functions/core/table';
import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { bodyOf } from './pages';

/** Creates forms through the API, as the builder does. */

type FieldInput = Omit<CallRequest<Contract['createFormField']>, 'formId'>;

/** The input of the field form: by default a line of text. */
export function formFieldInput(changes: Partial<FieldInput> = {}): FieldInput {
  return { name: 'Your name', fieldType: 'input', inputType: 'text', ...changes };
}

/** Enables the forms feature for this user's company, whatever the user's role. */
export async function enableForms({ cookie }: TestSession): Promise<void> {
  const company = cookie.slice(cookie.indexOf('=') + 1).split('.', 1)[0] ?? '';
  const key = formSettingsEntity.key(openCompanyScope(company));
  await new Table(process.env.TABLE_NAME ?? '').commit([
    { update: key, setOnce: { toEmail: [`forms@${company}.example`], revision: 1 } },
  ]);
}

/** Creates a form without fields; returns its id. */
export async function makeForm(session: TestSession, name = 'Contact'): Promise<number> {
  await enableForms(session);
  return bodyOf(await callApi('createForm', { name }, { session }));
}

/** Adds a field at the end of a form; returns its id. */
export async function addField(
  session: TestSession,
  formId: number,
  changes: Partial<FieldInput> = {},
): Promise<number> {
  return bodyOf(await callApi('createFormField', { formId, ...formFieldInput(changes) }, { session }));
}
