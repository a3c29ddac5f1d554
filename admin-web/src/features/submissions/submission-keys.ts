import { formKeys } from '../forms/form-keys';

const all = [...formKeys.all, 'submissions'];

/** What a list shows: part of its key. */
export interface SubmissionOrder {
  oldestFirst: boolean;
  spam: boolean;
}

export interface SubmissionFilter extends SubmissionOrder {
  search: string;
}

/** Keys of everything read about submissions; among what is read of forms, whose fields are their columns. */
export const submissionKeys = {
  all,
  list: (formId: number, filter: SubmissionFilter) => [...all, 'list', formId, 'all', filter],
  pages: (formId: number, order: SubmissionOrder) => [...all, 'list', formId, 'pages', order],
  page: (formId: number, order: SubmissionOrder, cursor: string) => [...all, 'list', formId, order, cursor],
  /** Among the lists: what changes them changes how much is unread. */
  unread: [...all, 'list', 'unread'],
  person: (email: string) => [...all, 'person', email],
  one: (submissionId: number) => [...all, 'one', submissionId],
};
