import type { FormModel } from '@galley/shared/schemas/form';
import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import type { BuilderChoice } from './form-builder-choice';

/** Returns a form with unsaved input applied. The new field's id is one that no stored field has. */
export function shownForm(
  stored: FormModel,
  choice: BuilderChoice,
  typedField: FormFieldContent | null,
  typedForm: Pick<FormModel, 'name' | 'columns' | 'thankYouText'> | null,
): FormModel {
  const form = { ...stored, ...typedForm };
  if (!typedField) return form;
  if (choice.kind === 'new') {
    const added = { ...typedField, id: 0, formId: form.id, order: form.fields.length + 1, revision: 0 };
    return { ...form, fields: [...form.fields, added] };
  }
  return {
    ...form,
    fields: form.fields.map((field) =>
      choice.kind === 'field' && field.id === choice.id ? { ...field, ...typedField } : field,
    ),
  };
}
