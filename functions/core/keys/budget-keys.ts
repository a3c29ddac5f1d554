import type { CompanyScope } from '../company-scope';
import type { Key } from './key';

export const budgetKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#BUDGETS`,
  /** What a company used on a day of UTC, `2026-11-22`: all budgets in one item, each with its hours. */
  day: (scope: CompanyScope, day: string): Key => ({ pk: budgetKeys.partition(scope), sk: day }),
};
