/** Everything of one person, over all forms. */
export const personPath = '/FormBuilderPerson';

/** Everything that was submitted with a form. */
export function submissionsPath(formId: number): string {
  return `/FormBuilderSubmissions/${formId}`;
}

export function submissionPath(submissionId: number): string {
  return `/FormBuilderSingleSubmission/${submissionId}`;
}
