import { formKeys } from '../forms/form-keys';

const all = [...formKeys.all, 'submissions'];

/** What a list shows: part of its key. */
export interface SubmissionFilter {
  search: string;
  oldestFirst: boolean;
  spam: boolean;
}

/** Keys of everything read about submissions; among what is read of forms, whose fields are their columns. */
export const submissionKeys = {
  all,
  list: (formId: number, filter: SubmissionFilter) => [...all, 'list', formId, filter],
  person: (email: string) => [...all, 'person', email],
  one: (submissionId: number) => [...all, 'one', submissionId],
};
