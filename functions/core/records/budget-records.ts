import type { BudgetName } from '@galley/shared/budgets';
import type { Key } from '../keys/key';

/**
 * `C#acme#BUDGETS / 2026-11-22`: what was leased on a day. `mails` is of the whole day, `mails_13` of its hour 13; both
 * change in one write, so that neither is ever behind.
 */
export interface BudgetDayRecord
  extends Key,
    Partial<Record<BudgetName | `${BudgetName}_${string}`, number>> {
  ttl?: number;
}
