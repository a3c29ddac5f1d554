import { type BudgetName, budgets } from '@galley/shared/budgets';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import type { BudgetDayRecord } from '../records/budget-records';

const hourMs = 60 * 60_000;

/** Where in its day a moment lies; days and hours are those of UTC. */
export function placeOf(now: Date): { day: string; hour: string } {
  const iso = now.toISOString();
  return { day: iso.slice(0, 10), hour: iso.slice(11, 13) };
}

export const hourAttribute = (budget: BudgetName, hour: string) => `${budget}_${hour}` as const;

export interface Limits {
  perHour: number;
  perDay: number;
}

/** What a company may use: what the vendor set for it, else what holds for all. */
export function limitsOf(budget: BudgetName, own: BudgetLimits | undefined): Limits {
  const { perHour, perDay } = budgets[budget];
  const set = own?.[budget];
  return { perHour: set?.perHour ?? perHour, perDay: set?.perDay ?? perDay };
}

export interface Room {
  /** How much more may be used now. */
  left: number;
  /** When there is room again, where there is none now. */
  freeAt: Date;
}

/** What is left of a budget by what was leased. */
export function roomOf(
  budget: BudgetName,
  { perHour, perDay }: Limits,
  used: BudgetDayRecord | undefined,
  now: Date,
): Room {
  const { day, hour } = placeOf(now);
  const leftOfDay = perDay - (used?.[budget] ?? 0);
  const leftOfHour = perHour - (used?.[hourAttribute(budget, hour)] ?? 0);
  const nextHour = new Date(Math.floor(now.getTime() / hourMs + 1) * hourMs);
  const nextDay = new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hourMs);
  return { left: Math.max(0, Math.min(leftOfDay, leftOfHour)), freeAt: leftOfDay <= 0 ? nextDay : nextHour };
}
