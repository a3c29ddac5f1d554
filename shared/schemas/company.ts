import * as z from 'zod';
import { hostPattern } from '../https-origin';
import { starterNames } from '../starters/names';
import { companyKey, email, flag, optionalText, requiredText, revision } from './fields';
import { namedCompany } from './site';

/**
 * The pattern of a host name's first label under the sites' domain: stricter than that of existing keys,
 * since labels cannot end with a hyphen. 'shared' is reserved, because the distribution tenant of all sites
 * has this name, while those with domains of their own are named by their company's key.
 */
export const newCompanyKeyPattern = /^(?!shared$)[a-z]([a-z0-9-]{0,30}[a-z0-9])$/;
export const newCompanyKeyRule =
  "must be 2 to 32 lowercase letters, digits and hyphens, beginning with a letter, not ending with a hyphen, and not 'shared'";

/** The key of a new company, which never changes. */
export const newCompanyKey = companyKey.regex(newCompanyKeyPattern, `Company ${newCompanyKeyRule}.`);

export const createCompanySchema = z.object({
  company: newCompanyKey,
  companyName: requiredText('Company Name', 100),
  domain: optionalText('Domain', 253)
    .transform((host) => host.toLowerCase())
    .refine((host) => host === '' || hostPattern.test(host), {
      error: 'Domain must be a host name, like www.company.com.',
    }),
  /** The first Admin, who gets an invitation. */
  email: email('Email').pipe(z.string().max(128, 'Email may have at most 128 characters.')),
  firstName: optionalText('First Name', 100),
  lastName: optionalText('Last Name', 100),
  /** The starter that its first Admin is offered first; '' for none in particular. */
  starter: z
    .union([z.enum(starterNames), z.literal('')], {
      error: `Starter must be one of ${starterNames.join(', ')}.`,
    })
    .default(''),
});

/** A company's own host name; the first of several is the canonical one. */
const ownDomain = requiredText('Domain', 253)
  .transform((host) => host.toLowerCase())
  .refine((host) => hostPattern.test(host), { error: 'A domain must be a host name, like www.company.com.' });

/** The vendor's settings of an existing company. */
export const companyDetailsSchema = z.object({
  /** Own domains; the first is the canonical host. */
  domains: z.array(z.string()),
  /** Whether its users have the fields Access, Client Number and Related Clients. */
  clientFields: z.boolean(),
  revision: z.number(),
});
export const updateCompanyDetailsSchema = z.object({
  ...namedCompany,
  domains: z
    .array(ownDomain, { error: 'Domains must be a list of host names.' })
    .max(100, 'A company may have at most 100 domains.')
    .refine((list) => new Set(list).size === list.length, { error: 'Domains must not repeat one.' }),
  clientFields: flag('Client fields'),
  revision,
});

/** A company in the vendor's list: how much data it has, but none of the data. */
export const companyRowSchema = z.object({
  company: z.string(),
  companyName: z.string(),
  isVendor: z.boolean(),
  suspended: z.boolean(),
  /** Own domains; the first is the canonical host. */
  domains: z.array(z.string()),
  /** The URL of its site under the vendor's domain. */
  siteAddress: z.string(),
  /** Without deleted pages. */
  pages: z.number(),
  images: z.number(),
  /** All that were received. */
  submissions: z.number(),
  lastPublishedAt: z.string().nullable(),
  createdAt: z.string(),
  /** After an update of the product: the progress of re-rendering its live pages. */
  renewal: z.object({
    isDone: z.boolean(),
    /** The number of pages that were processed, out of `total`. */
    done: z.number(),
    total: z.number(),
    /** Errors, one sentence for each page; visitors see the previous HTML of those pages. */
    faults: z.array(z.string()),
  }),
});
export type CompanyRow = z.infer<typeof companyRowSchema>;

const ranges = z
  .array(
    z.string({ error: 'An address range must be text.' }).trim().max(50, 'An address range is too long.'),
    {
      error: 'Address ranges must be a list.',
    },
  )
  .max(100, 'At most 100 address ranges are kept.');
export const allowedAddressesSchema = z.object({ ranges: z.array(z.string()), revision: z.number() });
export const updateAllowedAddressesSchema = z.object({ ...namedCompany, ranges, revision });
