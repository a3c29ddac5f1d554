import type { BudgetName } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { companyPartition, type RecordOf } from './entity';
import type { EntityKey } from './key';
import { text } from './key-parts';

export const budgetsPartition = companyPartition('BUDGETS', {
  leftOut: 'what was used of budgets in the last days',
});

/** What a company used on a day of UTC, `2026-11-22`: all budgets in one item, each with its hours. */
export const budgetDayEntity = budgetsPartition.entity({
  sort: [text('day')],
  schema: (s) => ({ ttl: s.count.optional() }),
});

/** `mails` is of the whole day, `mails_13` of its hour 13; both change in one write, so that neither is ever behind. */
export type BudgetDayRecord = RecordOf<typeof budgetDayEntity> &
  Partial<Record<BudgetName | `${BudgetName}_${string}`, number>>;
export const budgetDayKey = (scope: CompanyScope, day: string): EntityKey<BudgetDayRecord> =>
  budgetDayEntity.key(scope, day);
