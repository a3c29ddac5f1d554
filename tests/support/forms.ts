import { openCompanyScope } from '@galley/functions/core/company-scope';
import { formSettingsEntity } from '@galley/functions/core/entities/site';
import { Table } from '@galley/functions/core/table';
import type { CallRequest } from '@galley/shared/contract/call';
import type { Contract } from '@galley/shared/contract/contract';
import { callApi } from './api-caller';
import type { TestSession } from './companies';
import { bodyOf } from './pages';

/** Forms made through the API, as the builder does. */

type FieldInput = Omit<CallRequest<Contract['createFormField']>, 'formId'>;

/** What the field form sends: a line of text, unless said otherwise. */
export function formFieldInput(changes: Partial<FieldInput> = {}): FieldInput {
  return { name: 'Your name', fieldType: 'input', inputType: 'text', ...changes };
}

/** Gives the company of this person the forms feature, where it has none yet, no matter who the person is. */
export async function enableForms({ cookie }: TestSession): Promise<void> {
  const company = cookie.slice(cookie.indexOf('=') + 1).split('.', 1)[0] ?? '';
  const key = formSettingsEntity.key(openCompanyScope(company));
  await new Table(process.env.TABLE_NAME ?? '').commit([
    { update: key, setOnce: { toEmail: [`forms@${company}.example`], revision: 1 } },
  ]);
}

/** A form without fields; answers its id. */
export async function makeForm(session: TestSession, name = 'Contact'): Promise<number> {
  await enableForms(session);
  return bodyOf(await callApi('createForm', { name }, { session }));
}

/** A field at the end of a form; answers its id. */
export async function addField(
  session: TestSession,
  formId: number,
  changes: Partial<FieldInput> = {},
): Promise<number> {
  return bodyOf(await callApi('createFormField', { formId, ...formFieldInput(changes) }, { session }));
}
