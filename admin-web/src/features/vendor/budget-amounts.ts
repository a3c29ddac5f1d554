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

/** What stands in the fields, by budget and limit; nothing where all companies' limit holds. */
export type TypedLimits = Record<string, Record<string, string | number>>;

export function typedLimits(limits: BudgetLimits): TypedLimits {
  const noLimits = [
    ...budgetNames.map((name) => [name, { perHour: '', perDay: '' }] as const),
    ...storageBudgetNames.map((name) => [name, { most: '' }] as const),
  ];
  return Object.fromEntries(noLimits.map(([name, none]) => [name, { ...none, ...limits[name] }]));
}

/** The limits as the call takes them; what is no number is left to the schema's sentence. */
export function limitsOfTyped(typed: TypedLimits): TypedLimits {
  const given = Object.entries(typed).map(([name, parts]) => [
    name,
    Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== '')),
  ]);
  return Object.fromEntries(given.filter(([, parts]) => Object.keys(parts ?? {}).length > 0));
}
