import { callRates } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { tooManyTries } from '../errors';
import { logger } from '../logger';
import { networkOf } from '../network-address';
import { budgetLogLines } from './log-lines';
import { TokenBuckets } from './token-buckets';

const ofCompany = new TokenBuckets(callRates.ofCompany);
const ofSender = new TokenBuckets(callRates.ofSender);

/** Counts a call of a company. @throws 429 where its calls come faster than one company's may */
export function spendCall({ company }: CompanyScope, now: Date): void {
  const waitMs = ofCompany.take(company, now);
  if (waitMs === 0) return;
  logger.warn(budgetLogLines.spent, { company, budget: 'calls' });
  throw tooManyTries(`Too many calls at once for one company. Try again in ${seconds(waitMs)}.`, waitMs);
}

/** Counts what someone sends who need not sign in, before it is read. @throws 429 */
export function spendSending(company: string, address: string, now: Date): void {
  const waitMs = ofSender.take(`${company} ${networkOf(address)}`, now);
  if (waitMs > 0) {
    throw tooManyTries(`Too much was sent from here. Try again in ${seconds(waitMs)}.`, waitMs);
  }
}

/** Forgets what was counted: of a process that serves one test after the other. */
export function forgetCalls(): void {
  ofCompany.clear();
  ofSender.clear();
}

function seconds(ms: number): string {
  const count = Math.ceil(ms / 1_000);
  return count === 1 ? 'a second' : `${count} seconds`;
}
