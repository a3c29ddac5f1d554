import * as z from 'zod';
import {
  type BudgetName,
  budgetNames,
  budgets,
  limitsOf,
  mostOfBudget,
  storageBudgetNames,
  storageBudgets,
} from '../budgets';
import { integer, revision } from './fields';
import { namedCompany } from './site';

/** Creates a schema for each of these names. */
function each<Name extends string, Schema>(names: readonly Name[], schemaOf: (name: Name) => Schema) {
  return Object.fromEntries(names.map((name) => [name, schemaOf(name)])) as Record<Name, Schema>;
}

const limit = (label: string, least: number, most: number) => integer(label, least, most).optional();

function limitsSchema(leastOf: (name: BudgetName) => number) {
  return z.strictObject(
    {
      ...each(budgetNames, (name) => {
        const { label } = budgets[name];
        const ofTime = (time: string) => limit(`${label} ${time}`, leastOf(name), mostOfBudget);
        return z.strictObject({ perHour: ofTime('per hour'), perDay: ofTime('per day') }).optional();
      }),
      ...each(storageBudgetNames, (name) => {
        const { label, unit, highest } = storageBudgets[name];
        return z.strictObject({ most: limit(`${label} (${unit})`, 0, highest) }).optional();
      }),
    },
    { error: 'limits must be a set of budgets.' },
  );
}

/** The limits that the vendor set for a company; an absent budget has the defaults. */
export const budgetLimitsSchema = limitsSchema(() => 0);
export type BudgetLimits = z.infer<typeof budgetLimitsSchema>;

/** A change of the limits: not so low that users could not sign in, and with no hour above its day. */
export const newBudgetLimitsSchema = limitsSchema((name) => budgets[name].least).superRefine(
  (limits, context) => {
    for (const name of budgetNames) {
      const { perHour, perDay } = limitsOf(name, limits);
      if (perDay >= perHour) continue;
      context.addIssue({
        code: 'custom',
        path: [name, 'perDay'],
        message: `${budgets[name].label} per day must be at least the ${perHour.toLocaleString('en-US')} of an hour.`,
      });
    }
  },
);
export const updateCompanyBudgetsSchema = z.object({
  ...namedCompany,
  limits: newBudgetLimitsSchema,
  revision,
});

const useSchema = z.object({
  /** Counted in blocks: up to a block of each running instance may not actually have been used. */
  used: z.number(),
  limit: z.number(),
  renewsAt: z.string(),
});

/** How much of its budgets a company has used. */
export const companyBudgetsSchema = z.object({
  spent: z.array(z.object({ name: z.enum(budgetNames), hour: useSchema, day: useSchema })),
  /** In the unit of the budget. */
  kept: z.array(z.object({ name: z.enum(storageBudgetNames), used: z.number(), limit: z.number() })),
  /** The limits that the vendor has set for this company. */
  limits: budgetLimitsSchema,
  revision: z.number(),
});
export type CompanyBudgets = z.infer<typeof companyBudgetsSchema>;
