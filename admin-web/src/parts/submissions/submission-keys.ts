import { formKeys } from '../forms/use-forms';

const all = [...formKeys.all, 'submissions'];

/** The order and filter of a list, which are part of its query key. */
export interface SubmissionOrder {
  oldestFirst: boolean;
  spam: boolean;
}

export interface SubmissionFilter extends SubmissionOrder {
  search: string;
}

/** Query keys of submissions, among those of forms, whose fields are the columns. */
export const submissionKeys = {
  all,
  list: (formId: number, filter: SubmissionFilter) => [...all, 'list', formId, 'all', filter],
  pages: (formId: number, order: SubmissionOrder) => [...all, 'list', formId, 'pages', order],
  page: (formId: number, order: SubmissionOrder, cursor: string) => [...all, 'list', formId, order, cursor],
  /** Among the lists: changing them changes the number of unread ones. */
  unread: [...all, 'list', 'unread'],
  person: (email: string) => [...all, 'person', email],
  one: (submissionId: number) => [...all, 'one', submissionId],
};
