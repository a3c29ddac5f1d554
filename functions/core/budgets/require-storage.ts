import { megabyte, mostOf, storageBudgets } from '@galley/shared/budgets';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import type { CompanyScope } from '../company-scope';
import { conflict } from '../errors';
import { logger } from '../logger';
import type { Table } from '../table';
import { budgetLogLines } from './log-lines';
import { countStored } from './stored-amounts';

interface Added {
  images: number;
  bytes: number;
}

/** @throws 409 that names the budget where a company keeps as many pictures, or as large ones, as it may */
export async function requireStorage(
  table: Table,
  scope: CompanyScope,
  added: Added,
  own: BudgetLimits | undefined,
): Promise<void> {
  if (added.images <= 0 && added.bytes <= 0) return;
  const stored = await countStored(table, scope);
  const wanted = { images: added.images, storage: added.bytes / megabyte };
  for (const budget of ['images', 'storage'] as const) {
    const most = mostOf(budget, own);
    if (wanted[budget] <= 0 || stored[budget] + wanted[budget] <= most) continue;
    logger.warn(budgetLogLines.spent, { company: scope.company, budget });
    const { label, unit } = storageBudgets[budget];
    throw conflict(
      `The budget '${label}' of this company is used up: ${most.toLocaleString('en-US')} ${unit}. Delete pictures that nobody needs, or ask the vendor for more.`,
    );
  }
}
