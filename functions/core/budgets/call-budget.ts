import { callRates } from '@galley/shared/budgets';
import type { CompanyScope } from '../company-scope';
import { tooManyTries } from '../errors';
import { logger } from '../logger';
import { networkOf } from '../network';
import { budgetLogLines } from './log-lines';
import { TokenBuckets } from './token-buckets';

const ofCompany = new TokenBuckets(callRates.ofCompany);
const ofSender = new TokenBuckets(callRates.ofSender);

/**
 * Counts a call against its company's rate limit.
 * @throws 429 where the company exceeds it
 */
export function spendCall({ company }: CompanyScope, now: Date): void {
  const waitMs = ofCompany.take(company, now);
  if (waitMs === 0) return;
  logger.warn(budgetLogLines.spent, { company, budget: 'calls' });
  throw tooManyTries(`Too many calls at once for one company. Try again in ${seconds(waitMs)}.`, waitMs);
}

/**
 * Counts an anonymous request before its body is read.
 * @throws 429
 */
export function spendSending(company: string, ip: string, now: Date): void {
  const waitMs = ofSender.take(`${company} ${networkOf(ip)}`, now);
  if (waitMs > 0) {
    throw tooManyTries(`Too much was sent from here. Try again in ${seconds(waitMs)}.`, waitMs);
  }
}

/** Clears the counters, for a process that runs one test after another. */
export function forgetCalls(): void {
  ofCompany.clear();
  ofSender.clear();
}

function seconds(ms: number): string {
  const count = Math.ceil(ms / 1_000);
  return count === 1 ? 'a second' : `${count} seconds`;
}
