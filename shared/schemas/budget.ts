import * as z from 'zod';
import { budgetNames, mostOfBudget } from '../budgets';
import { integer } from './fields';

const limit = (label: string) => integer(label, 0, mostOfBudget).optional();

/** What the vendor lets a company use in place of what holds for all; a budget that is absent is that one. */
export const budgetLimitsSchema = z.partialRecord(
  z.enum(budgetNames),
  z.strictObject({ perHour: limit('Per hour'), perDay: limit('Per day') }),
);
export type BudgetLimits = z.infer<typeof budgetLimitsSchema>;
