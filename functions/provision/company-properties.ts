import { email, requiredText } from '@galley/shared/schemas/fields';
import { starterNames } from '@galley/shared/starters/names';
import * as z from 'zod';
import type { CompanyRequest } from '../core/companies/ensure-company';
import { isCompanyKey } from '../core/company-scope';

/** Every property of a custom resource arrives as a string. */
const yesOrNo = z.enum(['true', 'false']);
const propertiesSchema = z.object({
  CompanyKey: z.string().refine(isCompanyKey, 'CompanyKey is not a company key.'),
  CompanyName: requiredText('CompanyName', 100),
  AdminEmail: email('AdminEmail'),
  AdminFirstName: requiredText('AdminFirstName', 100).default(''),
  AdminLastName: requiredText('AdminLastName', 100).default(''),
  Starter: z.enum(starterNames).optional(),
  IsVendor: yesOrNo.default('false'),
  Domains: z.array(z.string()).default([]),
  // Sent only by the vendor's console.
  InvitesAdmin: yesOrNo.default('true'),
  MustBeNew: yesOrNo.default('false'),
  Actor: z.object({ email: z.string(), company: z.string() }).optional(),
});

/**
 * The company that the properties of a custom resource describe.
 * @throws ZodError that names the property
 */
export function readCompanyProperties(sent: unknown): { key: string; wanted: CompanyRequest } {
  const properties = propertiesSchema.parse(sent);
  return { key: properties.CompanyKey, wanted: wantedOf(properties) };
}

function wantedOf(properties: z.output<typeof propertiesSchema>): CompanyRequest {
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
