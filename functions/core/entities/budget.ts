import type { BudgetName } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { companyPartition, type RecordOf } from './entity';
import type { EntityKey } from './key';
import { text } from './key-parts';

export const budgetsPartition = companyPartition('BUDGETS', {
  leftOut: 'what was used of budgets in the last days',
});

/** What a company used on a day of UTC, `2026-11-22`: all budgets in one item, each by the hour. */
export const budgetDayEntity = budgetsPartition.entity({
  sort: [text('day')],
  schema: (s) => ({ ttl: s.count.optional() }),
});

/**
 * `mails` counts the whole day, `mails_13` the hour from 13:00; one write changes both, so they never
 * disagree.
 */
export type BudgetDayRecord = RecordOf<typeof budgetDayEntity> &
  Partial<Record<BudgetName | `${BudgetName}_${string}`, number>>;
export const budgetDayKey = (scope: CompanyScope, day: string): EntityKey<BudgetDayRecord> =>
  budgetDayEntity.key(scope, day);
