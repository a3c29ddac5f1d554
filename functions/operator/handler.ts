import { operator } from '../core/activity-log';
import { openCompanyScope, openVendorScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { HttpError } from '../core/errors';
import { logger } from '../core/logger';
import { Table } from '../core/table';
import type { MadeCode } from './make-sign-in-code';
import type { OperatorRequest } from './operator-event';

const { TABLE_NAME } = readEnvironment(['TABLE_NAME', 'SIGN_IN_PEPPER', 'JOBS_FUNCTION_NAME']);
const table = new Table(TABLE_NAME);

/** An impossible request is answered with a message: an operator's mistake is not a failure of the Lambda. */
export type OperatorResponse = { refused: string } | { done: MadeCode | null };

/**
 * What the operator does from a command line. Only a direct invocation reaches this Lambda, so IAM
 * authenticates the operator and CloudTrail logs the call. The operator needs neither the pepper nor rights
 * to the table, and a release is always made by the deployed code.
 */
export async function handler(event: unknown): Promise<OperatorResponse> {
  logger.resetKeys();
  // Loaded by the event and not at the start, like the schemas of an area's calls.
  const { operatorEvent } = await import('./operator-event');
  const request = operatorEvent.parse(event);
  logger.appendKeys({ action: request.action });
  try {
    const done = await perform(request, new Date());
    logger.info('done for the operator');
    return { done };
  } catch (error) {
    if (error instanceof HttpError) return { refused: error.message };
    throw error;
  }
}

async function perform(request: OperatorRequest, now: Date): Promise<MadeCode | null> {
  if (request.action === 'sign-in-code') {
    const { makeSignInCode } = await import('./make-sign-in-code');
    return makeSignInCode(table, request.email, operator, now);
  }
  if (request.action === 'set-client-fields') {
    const { changeCompanyDetails } = await import('../core/companies/company-details');
    const { company, clientFields } = request;
    const scope = openCompanyScope(company);
    const vendor = openVendorScope();
    await changeCompanyDetails({ table, vendor, scope, set: { clientFields }, actor: operator, now });
    return null;
  }
  if (request.action === 'set-served-domain') {
    const { setServedDomain } = await import('../core/companies/served-domain');
    const { company, domain } = request;
    await setServedDomain({ table, scope: openCompanyScope(company), domain, actor: operator, now });
    return null;
  }
  const { setSuspended } = await import('../core/companies/set-suspended');
  const scope = openCompanyScope(request.company);
  await setSuspended({ table, scope, suspended: request.suspended, actor: operator, now });
  return null;
}
