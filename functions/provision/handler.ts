import { email, requiredText } from '@galley/shared/schemas/fields';
import { starterNames } from '@galley/shared/starters/names';
import type { CloudFormationCustomResourceEvent } from 'aws-lambda';
import * as z from 'zod';
import type { CompanyRequest } from '../core/companies/ensure-company';
import { isCompanyKey, openCompanyScope, openVendorScope } from '../core/company-scope';
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

/** Every property of a custom resource arrives as a string. */
const yesOrNo = z.enum(['true', 'false']);
const propertiesSchema = z.object({
  CompanyKey: z.string().refine(isCompanyKey, 'CompanyKey is not a company key.'),
  CompanyName: requiredText('CompanyName', 100),
  AdminEmail: email('AdminEmail'),
  AdminFirstName: requiredText('AdminFirstName', 100).default('First'),
  AdminLastName: requiredText('AdminLastName', 100).default('Administrator'),
  Starter: z.enum(starterNames).optional(),
  IsVendor: yesOrNo.default('false'),
  Domains: z.array(z.string()).default([]),
  // Sent only by the vendor's console.
  InvitesAdmin: yesOrNo.default('true'),
  MustBeNew: yesOrNo.default('false'),
  Actor: z.object({ email: z.string(), company: z.string() }).optional(),
});

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
  const properties = propertiesSchema.parse(event.ResourceProperties);
  const { CompanyKey } = properties;
  logger.appendKeys({ company: CompanyKey, request: event.RequestType });
  if (event.RequestType === 'Update' && event.PhysicalResourceId !== physicalId(CompanyKey)) {
    throw new Error(`The key of a company never changes: this stack made ${event.PhysicalResourceId}.`);
  }
  const { ensureCompany } = await import('../core/companies/ensure-company');
  await ensureCompany(
    table,
    openVendorScope(),
    openCompanyScope(CompanyKey),
    requestOf(properties),
    installation,
    new Date(),
  );
  logger.info('company provisioned');
  return { PhysicalResourceId: physicalId(CompanyKey), Data: { CompanyKey } };
}

function requestOf(properties: z.output<typeof propertiesSchema>): CompanyRequest {
  return {
    name: properties.CompanyName,
    starter: properties.Starter,
    isVendor: properties.IsVendor === 'true',
    domains: properties.Domains,
    adminEmail: properties.AdminEmail,
    adminFirstName: properties.AdminFirstName,
    adminLastName: properties.AdminLastName,
    invitesAdmin: properties.InvitesAdmin === 'true',
    mustBeNew: properties.MustBeNew === 'true',
    actor: properties.Actor,
  };
}
