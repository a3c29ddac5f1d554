import * as z from 'zod';
import { hostPattern } from '../https-host';
import { starterNames } from '../starters/names';
import { companyKey, email, flag, optionalText, requiredText, revision } from './fields';
import { namedCompany } from './site';

/**
 * What a host name under the sites' domain may begin with: stricter than a key, since no label ends with a hyphen. The
 * distribution tenant for everybody's sites is named 'shared', as one with domains of its own is by its company's key.
 */
export const newCompanyKeyPattern = /^(?!shared$)[a-z]([a-z0-9-]{0,30}[a-z0-9])$/;
export const newCompanyKeyRule =
  "must be 2 to 32 lowercase letters, digits and hyphens, beginning with a letter, not ending with a hyphen, and not 'shared'";

/** The key of a company that is to be made. It never changes. */
export const newCompanyKey = companyKey.regex(newCompanyKeyPattern, `Company ${newCompanyKeyRule}.`);

export const createCompanySchema = z.object({
  company: newCompanyKey,
  companyName: requiredText('Company Name', 100),
  domain: optionalText('Domain', 253)
    .transform((host) => host.toLowerCase())
    .refine((host) => host === '' || hostPattern.test(host), {
      error: 'Domain must be a host name, like www.company.com.',
    }),
  /** The first Admin, who is invited. */
  email: email('Email').pipe(z.string().max(128, 'Email may have at most 128 characters.')),
  firstName: optionalText('First Name', 100),
  lastName: optionalText('Last Name', 100),
  /** The starter that its first Admin is offered before the others; '' for none of them in particular. */
  starter: z
    .union([z.enum(starterNames), z.literal('')], {
      error: `Starter must be one of ${starterNames.join(', ')}.`,
    })
    .default(''),
});

/** One host name of a company's own; the first of several is the canonical one. */
const ownDomain = requiredText('Domain', 253)
  .transform((host) => host.toLowerCase())
  .refine((host) => hostPattern.test(host), { error: 'A domain must be a host name, like www.company.com.' });

/** What the vendor decides about a company after it was made. */
export const companyDetailsSchema = z.object({
  /** Own domains; the first is the canonical host. */
  domains: z.array(z.string()),
  /** Access, Client Number and Related Clients are asked for its users. */
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

/** A company as the vendor's list shows it: how much it has, nothing of what. */
export const companyRowSchema = z.object({
  company: z.string(),
  companyName: z.string(),
  isVendor: z.boolean(),
  suspended: z.boolean(),
  /** Own domains; the first is the canonical host. */
  domains: z.array(z.string()),
  /** Where its site is without a domain of its own. */
  siteAddress: z.string(),
  /** Pages that are not deleted. */
  pages: z.number(),
  images: z.number(),
  /** Received in all. */
  submissions: z.number(),
  lastPublishedAt: z.string().nullable(),
  createdAt: z.string(),
  /** After an update of the product: how far its live pages have come to the look of this one. */
  renewal: z.object({
    isDone: z.boolean(),
    /** Pages that were looked at, of so many. */
    done: z.number(),
    total: z.number(),
    /** What went wrong, a sentence for each page; visitors see those pages as they were. */
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
