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
 * The one place where a company's budgets are enforced. What is scarce is leased in blocks: one write counts twenty
 * mails, and the instance of the Lambda that leased them hands them out from its memory for the rest of the hour.
 */

/** 429 that names the budget and says when there is room again. */
export class BudgetSpent extends HttpError {
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
    this.name = 'BudgetSpent';
  }
}

type Limited = Pick<CompanyRecord, 'budgets'>;

/** What is left of a lease in this process, by company, budget and hour. */
const leases = new Map<string, number>();
/** Who leases at this moment: others who want of the same wait, so that a burst leases as few blocks as it needs. */
const leasing = new Map<string, Promise<void>>();
/** What was refused a moment ago, by the same: asking again would cost a write each time. */
const spentBudgets = new Map<string, { amount: number; limits: Limits; freeAt: Date; until: number }>();
/** For how long; sooner where the caller's company is known to have other limits now. */
const refusedForMs = 10_000;
/** A write that takes longer has been given up by its client already. */
const longestWaitMs = 5_000;
const rounds = 6;
const keptDays = 3;

/**
 * Counts so much of a budget as used.
 * @param company whose limits are known already, as those of anyone who has signed in; read otherwise
 * @throws BudgetSpent where the company has not so much left in this hour or on this day
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
  // At once, so that nothing is begun beside it.
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
      // One that never answers, as of an invocation that was cut off, holds no one up for ever.
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

/** Refuses what would find nothing left, without counting it: the job that does it counts. @throws BudgetSpent */
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
  const limits = limitsOf(budget, company?.budgets);
  const room = roomOf(budget, limits, used, now);
  if (room.left < amount) throw budgetSpent(scope, budget, room.freeAt, now);
}

/** Forgets what this process has leased: of one that serves one test after the other. */
export function forgetLeases(): void {
  leases.clear();
  leasing.clear();
  spentBudgets.clear();
}

interface Lease {
  /** A block, or what is left of the budget where that is enough; nothing where it is not. */
  leased: number;
  limits: Limits;
  /** When there is room again, where nothing was leased. */
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

/** What refuses so much without a question: the same, or less, was refused under the same limits just now. */
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

function budgetSpent({ company }: CompanyScope, budget: BudgetName, freeAt: Date, now: Date): BudgetSpent {
  logger.warn(budgetLogLines.spent, { company, budget });
  return new BudgetSpent(budget, freeAt, now);
}

function forgetOldLeases(day: string, hour: string): void {
  for (const kept of [leases, spentBudgets]) {
    for (const key of kept.keys()) if (!key.endsWith(` ${day} ${hour}`)) kept.delete(key);
  }
}

/** `14:00 UTC`, or with its day: a company's people may be anywhere. */
function timeOf(moment: Date): string {
  const iso = moment.toISOString();
  const time = `${iso.slice(11, 16)} UTC`;
  return iso.slice(11, 16) === '00:00' ? `${time} on ${iso.slice(0, 10)}` : time;
}
