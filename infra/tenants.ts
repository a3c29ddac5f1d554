import { readFileSync } from 'node:fs';
import { hostPattern } from '@galley/shared/https-origin';
import { newCompanyKeyPattern, newCompanyKeyRule } from '@galley/shared/schemas/company';
import { email } from '@galley/shared/schemas/fields';
import { nativeProvider, providerPattern } from '@galley/shared/single-sign-on';
import { starterNames } from '@galley/shared/starters/names';
import * as z from 'zod';

/**
 * The deployed companies, as listed in `tenants.json`. The file is checked before anything is synthesised, so
 * that a typo leads to a message here and not to a roll-back on AWS.
 */

const domainsPerDistributionTenant = 100;

function text(max: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? 'is missing' : 'must be text') })
    .trim()
    .min(1, 'is empty')
    .max(max, `may have at most ${max} characters`);
}

const tenantSchema = z
  .strictObject({
    key: text(32).regex(newCompanyKeyPattern, newCompanyKeyRule),
    name: text(100),
    adminEmail: text(254).pipe(z.string().refine(isEmail, 'must be an email address, like name@company.com')),
    adminFirstName: text(100).optional(),
    adminLastName: text(100).optional(),
    /** The starter site that its first Admin is offered. */
    starter: z.enum(starterNames, `must be one of ${starterNames.join(', ')}`).optional(),
    isVendor: z.boolean('must be true or false').default(false),
    /** The company's own OpenID provider under its name in the user pool; the vendor's screen turns it on. */
    identityProvider: z
      .strictObject({
        name: text(32)
          .regex(providerPattern, 'must be 3 to 32 letters, digits and hyphens')
          .refine((name) => name.toUpperCase() !== nativeProvider, 'is what Cognito calls its own accounts'),
        issuer: text(500).refine(
          isIssuer,
          'must be the https URL of the provider, without a slash at the end',
        ),
        clientId: text(200),
      })
      .optional(),
    /** Own domains; the first is the canonical host, the others redirect to it. */
    domains: z
      .array(
        text(253).regex(hostPattern, 'must be a host name in lower case, like www.company.com'),
        'must be a list of host names',
      )
      .max(domainsPerDistributionTenant, `may list at most ${domainsPerDistributionTenant} domains`)
      .default([]),
    /**
     * Set this once the domains' DNS points to the connection group: CloudFront refuses domains that do not.
     */
    dnsReady: z.boolean('must be true or false').default(false),
  })
  .refine((tenant) => !tenant.dnsReady || tenant.domains.length > 0, {
    path: ['dnsReady'],
    error: 'is true, but the company has no domains',
  });

export type Tenant = z.output<typeof tenantSchema>;
export type IdentityProvider = NonNullable<Tenant['identityProvider']>;

/** All errors of the file together, one message per line. */
export class InvalidTenants extends Error {
  constructor(readonly errors: string[]) {
    super(['infra/tenants.json cannot be used:', ...errors.map((error) => `  - ${error}`)].join('\n'));
    this.name = 'InvalidTenants';
  }
}

export const tenantsFile = new URL('./tenants.json', import.meta.url);

/**
 * Reads and validates the file. `sitesDomain` is the vendor's, under which every company already has a host.
 */
export function loadTenants(sitesDomain: string, file: URL | string = tenantsFile): Tenant[] {
  return parseTenants(readTenantsJson(file), sitesDomain);
}

export function parseTenants(input: unknown, sitesDomain: string): Tenant[] {
  if (!Array.isArray(input))
    throw new InvalidTenants(['The file must hold a list of companies: [ { … }, … ].']);
  const parsed = input.map((entry) => tenantSchema.safeParse(entry));
  const errors = parsed.flatMap((result, index) =>
    result.success ? [] : result.error.issues.map((issue) => sentence(nameOf(input[index], index), issue)),
  );
  if (errors.length > 0) throw new InvalidTenants(errors);
  const tenants = parsed.flatMap((result) => (result.success ? [result.data] : []));
  const clashes = errorsBetween(tenants, sitesDomain);
  if (clashes.length > 0) throw new InvalidTenants(clashes);
  return tenants;
}

function errorsBetween(tenants: Tenant[], sitesDomain: string): string[] {
  const errors = [
    ...repeated(tenants, 'key', (tenant) => [tenant.key]),
    ...repeated(tenants, 'adminEmail', (tenant) => [tenant.adminEmail.toLowerCase()]),
    ...repeated(tenants, 'domains', (tenant) => tenant.domains),
    ...repeated(tenants, 'identityProvider', ({ identityProvider }) =>
      identityProvider ? [identityProvider.name.toLowerCase()] : [],
    ),
  ];
  for (const tenant of tenants) {
    for (const domain of tenant.domains) {
      if (domain === sitesDomain || domain.endsWith(`.${sitesDomain}`)) {
        errors.push(
          `Company '${tenant.key}': domains names ${domain}, but hosts under ${sitesDomain} are served without being listed.`,
        );
      }
    }
  }
  const vendors = tenants.filter((tenant) => tenant.isVendor);
  if (vendors.length !== 1) {
    const found =
      vendors.length === 0 ? 'none is' : `${vendors.map((vendor) => vendor.key).join(' and ')} are`;
    errors.push(`Exactly one company must be the vendor (isVendor: true); ${found}.`);
  }
  return errors;
}

function repeated(tenants: Tenant[], field: string, valuesOf: (tenant: Tenant) => string[]): string[] {
  const owners = new Map<string, string>();
  const errors: string[] = [];
  for (const tenant of tenants) {
    for (const value of valuesOf(tenant)) {
      const owner = owners.get(value);
      if (owner !== undefined) {
        errors.push(`Company '${tenant.key}': ${field} ${value} is already used by company '${owner}'.`);
      }
      owners.set(value, tenant.key);
    }
  }
  return errors;
}

function sentence(company: string, issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    return `${company}: ${issue.keys.join(', ')} is not a field of a company.`;
  }
  const field = issue.path.join('.');
  return field === ''
    ? `${company} must be an object: { "key": … }.`
    : `${company}: ${field} ${issue.message}.`;
}

function nameOf(entry: unknown, index: number): string {
  const key = typeof entry === 'object' && entry !== null && 'key' in entry ? entry.key : undefined;
  return typeof key === 'string' && key !== '' ? `Company '${key}'` : `Company number ${index + 1}`;
}

function isEmail(text: string): boolean {
  return email('adminEmail').safeParse(text).success;
}

/** On a laptop, a provider may run on the same machine. */
function isIssuer(url: string): boolean {
  return /^(https:\/\/[^/@?#]+|http:\/\/(localhost|127\.0\.0\.1):\d+)(\/[^?#]*)?(?<!\/)$/.test(url);
}

/** @throws InvalidTenants where the file is not JSON */
export function readTenantsJson(file: URL | string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InvalidTenants([`The file is not JSON: ${(error as Error).message}.`]);
  }
}
