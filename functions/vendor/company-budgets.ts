import {
  type BudgetName,
  budgetNames,
  budgets,
  limitsOf,
  mostOf,
  storageBudgetNames,
  storageBudgets,
} from '@galley/shared/budgets';
import type { Contract } from '@galley/shared/contract/contract';
import { required } from '@galley/shared/required';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import { activityWrite } from '../core/activity-log';
import { nextPeriods, placeOf, usedOf } from '../core/budgets/budget-day';
import { readStored } from '../core/budgets/stored-amounts';
import { budgetDayKey } from '../core/entities/budget';
import { type CompanyRecord, companyEntity } from '../core/entities/company';
import { notFound, stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { requireRevision } from '../core/revision-rules';

/** A company's budgets and storage limits, with what is used and when more becomes available. */
export const getCompanyBudgets: Operation<Contract['getCompanyBudgets']> = async ({ table, scope, now }) => {
  const [[company, used], stored] = await Promise.all([
    table.batchGet([companyEntity.key(scope), budgetDayKey(scope, placeOf(now).day)]),
    readStored(table, scope),
  ]);
  if (!company) throw notFound('This company');
  const { budgets: own } = company;
  const { nextHour, nextDay } = nextPeriods(now);
  const spentOf = (name: BudgetName) => {
    const { perHour, perDay } = limitsOf(name, own);
    const { ofHour, ofDay } = usedOf(name, used, now);
    return {
      name,
      hour: { used: ofHour, limit: perHour, renewsAt: nextHour.toISOString() },
      day: { used: ofDay, limit: perDay, renewsAt: nextDay.toISOString() },
    };
  };
  return {
    spent: budgetNames.map(spentOf),
    kept: storageBudgetNames.map((name) => ({ name, used: stored[name], limit: mostOf(name, own) })),
    ...savedOf(company),
  };
};

const savedOf = ({ budgets: own = {}, revision }: CompanyRecord) => ({ limits: own, revision });

/**
 * Sets a company's limits; those that are left out are reset to the defaults. They apply from the next leased
 * block on.
 */
export const updateCompanyBudgets: Operation<Contract['updateCompanyBudgets']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const revision = requireRevision(input.revision);
  const limits = withoutEmpty(input.limits);
  const company = required(await table.get(companyEntity.key(scope)), () => notFound('This company'));
  const changed = (current: CompanyRecord) => stale(savedOf(current));
  if (revision !== company.revision) throw changed(company);
  const actions = actionsOf(company.budgets, limits);
  await table.commit([
    {
      update: companyEntity.key(scope),
      ...(Object.keys(limits).length > 0 ? { set: { budgets: limits } } : { remove: ['budgets'] }),
      add: { revision: 1 },
      condition: { equals: { revision } },
      refused: (current) => (companyEntity.is(current) ? changed(current) : notFound('This company')),
    },
    ...actions.map((action) => activityWrite(scope, { actor: session, action, at: now })),
  ]);
};

/** The limits without empty values: an absent limit means the default. */
function withoutEmpty(limits: BudgetLimits): BudgetLimits {
  const whole = Object.entries(limits).map(([name, parts]): [string, object] => [
    name,
    Object.fromEntries(Object.entries(parts ?? {}).filter(([, part]) => part !== undefined)),
  ]);
  return Object.fromEntries(whole.filter(([, parts]) => Object.keys(parts).length > 0));
}

/** A sentence for each budget whose limits changed. */
function actionsOf(before: BudgetLimits | undefined, after: BudgetLimits): string[] {
  const number = (value: number) => value.toLocaleString('en-US');
  const spent = budgetNames.map((name) => {
    const said = (own: BudgetLimits | undefined) => {
      const { perHour, perDay } = limitsOf(name, own);
      return `${number(perHour)} per hour and ${number(perDay)} per day`;
    };
    return [budgets[name].label, said(before), said(after)];
  });
  const kept = storageBudgetNames.map((name) => {
    const { label, unit } = storageBudgets[name];
    return [label, ...[before, after].map((own) => `${number(mostOf(name, own))} ${unit}`)];
  });
  return [...spent, ...kept]
    .filter(([, was, is]) => was !== is)
    .map(([label, was, is]) => `Set the budget '${label}' to ${is} (before: ${was})`);
}
