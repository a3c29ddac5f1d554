import { megabyte, mostOf, storageBudgetNames, storageBudgets } from '@galley/shared/budgets';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import type { CompanyScope } from '../company-scope';
import { conflict } from '../errors';
import { logger } from '../logger';
import type { Table } from '../table';
import { budgetLogLines } from './log-lines';
import { countStored, type StoredAmounts } from './stored-amounts';

interface Added {
  images?: number;
  files?: number;
  bytes: number;
}

/**
 * @param counted what the company stores, for callers who have already read it
 * @throws 409 naming the budget where the company has used up its number or total size of pictures or files
 */
export async function requireStorage(
  table: Table,
  scope: CompanyScope,
  { images = 0, files = 0, bytes }: Added,
  own: BudgetLimits | undefined,
  counted?: StoredAmounts,
): Promise<void> {
  if (images <= 0 && files <= 0 && bytes <= 0) return;
  const stored = counted ?? (await countStored(table, scope));
  const wanted = { images, files, storage: bytes / megabyte };
  for (const budget of storageBudgetNames) {
    const most = mostOf(budget, own);
    if (wanted[budget] <= 0 || stored[budget] + wanted[budget] <= most) continue;
    logger.warn(budgetLogLines.spent, { company: scope.company, budget });
    const { label, unit } = storageBudgets[budget];
    throw conflict(
      `The budget '${label}' of this company is used up: ${most.toLocaleString('en-US')} ${unit}. Delete images or files that are no longer needed, or ask the vendor for more.`,
    );
  }
}
