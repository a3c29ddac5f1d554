import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import { openCompanyScope, openVendorScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { logger } from '../core/logger';
import { Table } from '../core/table';

const environment = readEnvironment([
  'TABLE_NAME',
  'ADMIN_ORIGIN',
  'MAIL_DOMAIN',
  'JOBS_FUNCTION_NAME',
  'SIGN_IN_PEPPER',
]);
const table = new Table(environment.TABLE_NAME);
const installation = { adminOrigin: environment.ADMIN_ORIGIN, mailDomain: environment.MAIL_DOMAIN };

const physicalId = (key: string) => `company/${key}`;

export interface ProvisionResponse {
  PhysicalResourceId: string;
  Data: { CompanyKey: string };
}

/**
 * Creates a company, for the custom resource of its stack or for the vendor's console, which sends the same
 * event. The physical id never changes, because CloudFormation would then delete the old resource; deleting
 * or rolling back a stack never deletes a company's data.
 */
export async function handler(event: CloudFormationCustomResourceEvent): Promise<ProvisionResponse> {
  logger.resetKeys();
  if (event.RequestType === 'Delete') {
    const PhysicalResourceId = event.PhysicalResourceId;
    return { PhysicalResourceId, Data: { CompanyKey: PhysicalResourceId.replace(/^company\//, '') } };
  }
  // Loaded by the event and not at the start, like the schemas of an area's calls.
  const { readCompanyProperties } = await import('./company-properties');
  const { key, wanted } = readCompanyProperties(event.ResourceProperties);
  logger.appendKeys({ company: key, request: event.RequestType });
  if (event.RequestType === 'Update' && event.PhysicalResourceId !== physicalId(key)) {
    throw new Error(`The key of a company never changes: this stack made ${event.PhysicalResourceId}.`);
  }
  const { ensureCompany } = await import('../core/companies/ensure-company');
  await ensureCompany(table, openVendorScope(), openCompanyScope(key), wanted, installation, new Date());
  logger.info('company provisioned');
  return { PhysicalResourceId: physicalId(key), Data: { CompanyKey: key } };
}
