import type { CompanyScope } from '../company-scope';
import { type Key, pad } from './key';

export const siteKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#SITE`,
  company: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'COMPANY' }),
  settings: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'SETTINGS' }),
  footer: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'FOOTER' }),
  navbar: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'NAVBAR' }),
  formSettings: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'FORMSETTINGS' }),
  tabPrefix: 'TAB#',
  tab: (scope: CompanyScope, tabId: number): Key => ({
    pk: siteKeys.partition(scope),
    sk: `TAB#${pad(tabId, 6)}`,
  }),
  /** The newest number ever given to a tab, so that a deleted one's is not given again. */
  tabCounter: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'TABCOUNTER' }),
  /** What of a page's texts has no place any more; it is there until an Admin has seen it. */
  textNotePrefix: 'TEXTNOTE#',
  textNote: (scope: CompanyScope, pageId: number): Key => ({
    pk: siteKeys.partition(scope),
    sk: `${siteKeys.textNotePrefix}${pad(pageId, 8)}`,
  }),
  /** All texts of before were looked at. */
  textCheck: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'TEXTCHECK' }),
  deadJobPrefix: 'DEADJOB#',
  deadJob: (scope: CompanyScope, jobId: string): Key => ({
    pk: siteKeys.partition(scope),
    sk: `${siteKeys.deadJobPrefix}${jobId}`,
  }),
};

export const activityKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#ACTIVITY`,
  entry: (scope: CompanyScope, sortableId: string): Key => ({
    pk: activityKeys.partition(scope),
    sk: sortableId,
  }),
};

const submissionCounts = 4;
export const countKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#COUNTS`,
  counts: (scope: CompanyScope): Key => ({ pk: countKeys.partition(scope), sk: 'COUNTS' }),
  submissions: (scope: CompanyScope): Key[] =>
    Array.from({ length: submissionCounts }, (_, shard) => ({
      pk: countKeys.partition(scope),
      sk: `SUBMISSIONS#${shard}`,
    })),
};
