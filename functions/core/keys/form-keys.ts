import type { CompanyScope } from '../company-scope';
import { type Key, pad, sha256 } from './key';

export const formKeys = {
  listPartition: (scope: CompanyScope) => `C#${scope.company}#FORMS`,
  rowPrefix: 'FORM#',
  row: (scope: CompanyScope, formId: number): Key => ({
    pk: formKeys.listPartition(scope),
    sk: `FORM#${pad(formId, 8)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: formKeys.listPartition(scope), sk: 'COUNTER' }),
  partition: (scope: CompanyScope, formId: number) => `C#${scope.company}#FORM#${formId}`,
  form: (scope: CompanyScope, formId: number): Key => ({
    pk: formKeys.partition(scope, formId),
    sk: 'FORM',
  }),
  revisionPrefix: 'REV#',
  /** A form as it was: what a visitor sent is checked against the revision that he saw. */
  formRevision: (scope: CompanyScope, formId: number, revision: number): Key => ({
    pk: formKeys.partition(scope, formId),
    sk: `REV#${pad(revision, 8)}`,
  }),
};

/** Apart from the form: who takes in what strangers send must not be able to change a form. */
export const submissionKeys = {
  partition: (scope: CompanyScope, formId: number) => `C#${scope.company}#SUBMISSIONS#${formId}`,
  submissionPrefix: 'SUB#',
  spamPrefix: 'SPAM#',
  /** Both of them, and nothing else that stands beside them. */
  bothPrefix: 'S',
  submission: (scope: CompanyScope, formId: number, n: number): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: `SUB#${pad(n, 9)}`,
  }),
  spam: (scope: CompanyScope, formId: number, n: number): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: `SPAM#${pad(n, 9)}`,
  }),
  counter: (scope: CompanyScope, formId: number): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: 'COUNTER',
  }),
  /** What was stored under this key is not stored again. */
  once: (scope: CompanyScope, formId: number, key: string): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: `KEY#${sha256(key)}`,
  }),
};
