import { budgetNames, storageBudgetNames } from '@galley/shared/budgets';
import type { BudgetLimits } from '@galley/shared/schemas/budget';

/** From this share of a budget on its company may soon be refused. */
const almost = 0.8;
const megabytesOfGigabyte = 1_000;

export type BudgetState = 'room' | 'almost' | 'spent';

export function budgetState(used: number, limit: number): BudgetState {
  if (used >= limit) return 'spent';
  return used >= limit * almost ? 'almost' : 'room';
}

export const countText = (count: number) => count.toLocaleString('en-US');

/** Megabytes as people read them. */
export function storageText(megabytes: number): string {
  const isLarge = megabytes >= megabytesOfGigabyte;
  const value = isLarge ? megabytes / megabytesOfGigabyte : megabytes;
  const text = value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
  return `${text} ${isLarge ? 'GB' : 'MB'}`;
}

/** What stands in the fields, by budget and limit: `mails.perHour`; nothing where all companies' limit holds. */
export type TypedLimits = Readonly<Record<string, string | number>>;

export function typedLimits(limits: BudgetLimits): TypedLimits {
  const typed: Record<string, string | number> = {};
  for (const name of [...budgetNames, ...storageBudgetNames]) {
    for (const [part, limit] of Object.entries(limits[name] ?? {})) {
      if (limit !== undefined) typed[`${name}.${part}`] = limit;
    }
  }
  return typed;
}

/** The limits as the call takes them; what is no number is left to the schema's sentence. */
export function limitsOfTyped(typed: TypedLimits): Record<string, Record<string, string | number>> {
  const limits: Record<string, Record<string, string | number>> = {};
  for (const [field, value] of Object.entries(typed)) {
    if (value === '') continue;
    const [name = '', part = ''] = field.split('.');
    limits[name] = { ...limits[name], [part]: value };
  }
  return limits;
}
