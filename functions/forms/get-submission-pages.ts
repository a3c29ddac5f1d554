import type { Contract } from '@galley/shared/contract/contract';
import { pageSizes } from '@galley/shared/limits';
import type { Operation } from '../core/operation';
import { readForm } from './form-repository';
import { cursorAfter, submissionsOf } from './submission-repository';

/** Each read covers up to 1 MB of submissions; this many fit well within the time of a call. */
const readsACall = 100;

/** The number of submissions, counted now, and where each page of them begins. */
export const getSubmissionPages: Operation<Contract['getSubmissionPages']> = async (request) => {
  const { table, scope, input } = request;
  const range = submissionsOf(scope, input.formId, input.spam);
  const pages: { cursor: string; timestamp: string }[] = [];
  let total = 0;
  let after = '';
  let cursor: string | undefined;
  const readOn = () =>
    table.query(range, {
      descending: !input.oldestFirst,
      attributes: ['n', 'timestamp'],
      cursor,
    });
  const [first] = await Promise.all([readOn(), readForm(table, scope, input.formId)]);
  for (let read = first, reads = 1; ; reads += 1) {
    for (const record of read.items) {
      if (total % pageSizes.submissions === 0) pages.push({ cursor: after, timestamp: record.timestamp });
      total += 1;
      after = cursorAfter(record);
    }
    cursor = read.cursor;
    if (cursor === undefined) return { total, pages };
    if (reads === readsACall) return { total: null, pages };
    read = await readOn();
  }
};
