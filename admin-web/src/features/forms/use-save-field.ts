import type { FormFieldContent } from '@galley/shared/schemas/form-field-content';
import { api } from '../../lib/api';
import { useChange } from '../../lib/use-change';
import { formKeys } from './form-keys';

interface FieldToSave {
  content: FormFieldContent;
  /** Absent for a new field. */
  stored?: { id: number; revision: number };
}

/** Creates a field at the end of a form, or updates it. */
export function useSaveField(formId: number) {
  return useChange(
    ({ content, stored }: FieldToSave) =>
      stored
        ? api('updateFormField', { ...content, ...stored, formId })
        : api('createFormField', { ...content, formId }),
    [formKeys.all],
  );
}
