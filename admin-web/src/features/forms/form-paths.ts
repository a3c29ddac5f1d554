export const formListPath = '/FormBuilderManagement';
export const createFormPath = '/CreateForm';

/** The screen on which a form is built. */
export function formBuilderPath(formId: number): string {
  return `/FormBuilder/${formId}`;
}
