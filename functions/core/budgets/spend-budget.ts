import { type BudgetName, budgets, type Limits, limitsOf } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { conflictOf, writeConflict } from '../conflicts';
import { type BudgetDayRecord, budgetDayEntity, budgetDayKey } from '../entities/budget';
import { type CompanyRecord, companyEntity } from '../entities/company';
import { HttpError } from '../errors';
import { logger } from '../logger';
import { pause } from '../pause';
import type { Table } from '../table';
import type { Condition } from '../table-expressions';
import { hourAttribute, placeOf, roomOf } from './budget-day';
import { budgetLogLines } from './log-lines';

/**
 * The one place where a company's budgets are enforced. Scarce units are leased in blocks: one write counts
 * twenty mails, and the Lambda instance that leased them spends them from memory for the rest of the hour.
 */

/** A 429 that names the budget and says when units become available again. */
export class BudgetExceededError extends HttpError {
  constructor(
    readonly budget: BudgetName,
    readonly freeAt: Date,
    now: Date,
  ) {
    const { label, advice } = budgets[budget];
    super(
      429,
      `The budget '${label}' of this company is used up. There is room again at ${timeOf(freeAt)}. ${advice}`,
      { retryAfter: Math.max(1, Math.ceil((freeAt.getTime() - now.getTime()) / 1_000)) },
    );
    this.name = 'BudgetExceededError';
  }
}

type Limited = Pick<CompanyRecord, 'budgets'>;

/** What is left of this process's leases, by company, budget and hour. */
const leases = new Map<string, number>();
/**
 * Leases in progress. Concurrent callers of the same budget wait for them, so that a burst leases no more
 * blocks than it needs.
 */
const leasing = new Map<string, Promise<void>>();
/** Recent rejections, by the same key: asking the table again would cost a write each time. */
const spentBudgets = new Map<string, { amount: number; limits: Limits; freeAt: Date; until: number }>();
/** How long a rejection is remembered, unless the caller knows that the company's limits have changed. */
const refusedForMs = 10_000;
/** The client has already given up on a write that takes longer. */
const longestWaitMs = 5_000;
const rounds = 6;
const keptDays = 3;

/**
 * Counts an amount of a budget as used.
 * @param company its limits, where the caller has already read them, as for any signed-in user
 * @throws BudgetExceededError where not enough is left for this hour or day
 */
export function spendBudget(
  table: Table,
  scope: CompanyScope,
  budget: BudgetName,
  amount: number,
  now: Date,
  company?: Limited,
): Promise<void> {
  const { day, hour } = placeOf(now);
  const key = `${scope.company} ${budget} ${day} ${hour}`;
  const refused = spentJustNow(key, amount - (leases.get(key) ?? 0), budget, now, company);
  // Before the caller starts anything in parallel.
  if (refused) throw budgetSpent(scope, budget, refused.freeAt, now);
  return spendLeased(key, table, scope, budget, amount, now, company);
}

async function spendLeased(key: string, ...spending: Parameters<typeof spendBudget>): Promise<void> {
  const [table, scope, budget, amount, now, company] = spending;
  const { day, hour } = placeOf(now);
  for (;;) {
    const held = leases.get(key) ?? 0;
    if (held >= amount) {
      leases.set(key, held - amount);
      return;
    }
    const other = leasing.get(key);
    if (other) {
      await Promise.race([other.catch(() => undefined), pause(longestWaitMs)]);
      // A lease that never settles, as in a frozen invocation, must not block others for ever.
      if (leasing.get(key) === other) leasing.delete(key);
      continue;
    }
    const mine = lease(table, scope, budget, amount - held, now, company).then(
      ({ leased, limits, freeAt }) => {
        leases.set(key, (leases.get(key) ?? 0) + leased);
        if (leased > 0) return;
        spentBudgets.set(key, { amount: amount - held, limits, freeAt, until: now.getTime() + refusedForMs });
        throw budgetSpent(scope, budget, freeAt, now);
      },
    );
    leasing.set(key, mine);
    try {
      await mine;
    } finally {
      if (leasing.get(key) === mine) leasing.delete(key);
      forgetOldLeases(day, hour);
    }
  }
}

/**
 * Fails early where nothing is left, without counting: the job that does the work counts.
 * @throws BudgetExceededError
 */
export async function requireRoom(
  table: Table,
  scope: CompanyScope,
  budget: BudgetName,
  amount: number,
  now: Date,
): Promise<void> {
  const [company, used] = await table.batchGet([
    companyEntity.key(scope),
    budgetDayKey(scope, placeOf(now).day),
  ]);
  const room = roomOf(budget, limitsOf(budget, company?.budgets), used, now);
  if (room.left < amount) throw budgetSpent(scope, budget, room.freeAt, now);
}

/** Clears this process's leases, for a process that runs one test after another. */
export function forgetLeases(): void {
  leases.clear();
  leasing.clear();
  spentBudgets.clear();
}

interface Lease {
  /** A block, or the rest of the budget if that is enough, or 0. */
  leased: number;
  limits: Limits;
  /** When units become available again, if nothing was leased. */
  freeAt: Date;
}

async function lease(
  table: Table,
  scope: CompanyScope,
  budget: BudgetName,
  amount: number,
  now: Date,
  known: Limited | undefined,
): Promise<Lease> {
  const { day, hour } = placeOf(now);
  const key = budgetDayKey(scope, day);
  const company = known ?? (await table.get(companyEntity.key(scope), { consistent: false }));
  const limits = limitsOf(budget, company?.budgets);
  const hours = hourAttribute(budget, hour);
  let want = Math.min(Math.max(amount, budgets[budget].block), Math.max(amount, limits.perHour, 1));
  const nothing = (used?: BudgetDayRecord): Lease => ({
    leased: 0,
    limits,
    freeAt: roomOf(budget, limits, used, now).freeAt,
  });
  if (amount > Math.min(limits.perHour, limits.perDay)) return nothing();
  want = Math.min(want, limits.perHour, limits.perDay);
  for (let round = 0; round < rounds; round += 1) {
    const conflict = await conflictOf(
      table.commit([
        {
          update: key,
          add: { [budget]: want, [hours]: want },
          setOnce: { ttl: Math.ceil(Date.parse(`${day}T00:00:00Z`) / 1_000) + keptDays * 24 * 60 * 60 },
          condition: {
            allOf: [stillBelow(budget, limits.perDay - want), stillBelow(hours, limits.perHour - want)],
          },
          refused: writeConflict,
        },
      ]),
    );
    if (!conflict) return { ...nothing(), leased: want };
    const used = budgetDayEntity.is(conflict.current) ? conflict.current : undefined;
    const room = roomOf(budget, limits, used, now);
    if (room.left < amount) return nothing(used);
    want = Math.min(want, room.left);
  }
  return nothing();
}

/** A remembered rejection of the same amount or less under the same limits. */
function spentJustNow(
  key: string,
  amount: number,
  budget: BudgetName,
  now: Date,
  known: Limited | undefined,
) {
  const refused = spentBudgets.get(key);
  if (!refused || amount < refused.amount || refused.until <= now.getTime()) return undefined;
  if (!known) return refused;
  const { perHour, perDay } = limitsOf(budget, known.budgets);
  return perHour === refused.limits.perHour && perDay === refused.limits.perDay ? refused : undefined;
}

const stillBelow = (attribute: string, most: number): Condition => ({
  anyOf: [{ equals: { [attribute]: undefined } }, { below: { [attribute]: most + 1 } }],
});

function budgetSpent(
  { company }: CompanyScope,
  budget: BudgetName,
  freeAt: Date,
  now: Date,
): BudgetExceededError {
  logger.warn(budgetLogLines.spent, { company, budget });
  return new BudgetExceededError(budget, freeAt, now);
}

function forgetOldLeases(day: string, hour: string): void {
  for (const kept of [leases, spentBudgets]) {
    for (const key of kept.keys()) if (!key.endsWith(` ${day} ${hour}`)) kept.delete(key);
  }
}

/**
 * `14:00 UTC`, with the day where it is not today; in UTC because a company's staff may be in any time zone.
 */
function timeOf(moment: Date): string {
  const iso = moment.toISOString();
  const time = `${iso.slice(11, 16)} UTC`;
  return iso.slice(11, 16) === '00:00' ? `${time} on ${iso.slice(0, 10)}` : time;
}
