import { hasUsNumbers } from '@galley/shared/phone/phone-rules';
import type { FormField, FormModel } from '@galley/shared/schemas/form';
import type { CompanyScope } from '../company-scope';
import { type CompanyRecord, companyEntity } from '../entities/company';
import { type FormRecord, formEntity } from '../entities/form';
import { packFormFieldId } from '../ids';
import type { Table } from '../table';

/**
 * Forms as pages show them, by id, in one round trip; no trip for no ids. A form that does not exist is
 * omitted.
 */
export async function readFormModels(
  table: Table,
  scope: CompanyScope,
  formIds: readonly number[],
): Promise<Record<number, FormModel>> {
  if (formIds.length === 0) return {};
  const keys = [...new Set(formIds)].map((formId) => formEntity.key(scope, formId));
  const [company, ...items] = await table.batchGet([companyEntity.key(scope), ...keys]);
  const forms = items.filter((item) => item !== undefined);
  return Object.fromEntries(forms.map((form) => [form.id, formModelOf(form, company)]));
}

export function formModelOf(
  form: Pick<FormRecord, 'id' | 'name' | 'columns' | 'thankYouText' | 'revision' | 'fields'>,
  company: Pick<CompanyRecord, 'country'> | undefined,
): FormModel {
  const { id, name, columns, thankYouText, revision } = form;
  const country = company && !hasUsNumbers(company.country) ? { country: company.country } : {};
  return { id, name, columns, thankYouText, revision, fields: formFieldsOf(form), ...country };
}

/** A form's fields as the API returns them, in order. */
export function formFieldsOf(form: Pick<FormRecord, 'id' | 'fields'>): FormField[] {
  return form.fields.map(({ n, ...field }, index) => ({
    ...field,
    text: field.text ?? '',
    accepts: field.accepts ?? '',
    mostFiles: field.mostFiles ?? 0,
    id: packFormFieldId({ formId: form.id, n }),
    formId: form.id,
    order: index + 1,
  }));
}
