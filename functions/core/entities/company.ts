import { countries, defaultCountry } from '@galley/shared/countries';
import type { BudgetLimits } from '@galley/shared/schemas/budget';
import type { SingleSignOn } from '@galley/shared/schemas/single-sign-on';
import { starterNames } from '@galley/shared/starters/names';
import type { CompanyScope } from '../company-scope';
import { companyPartition, type RecordOf } from './entity';
import { number } from './key-parts';
import { sitePartition } from './site';

export const companyEntity = sitePartition.entity({
  sort: ['COMPANY'],
  schema: (s) => ({
    key: s.company,
    name: s.text,
    isVendor: s.flag,
    isSuspended: s.flag,
    isInitialized: s.flag,
    modules: s.list(s.text),
    /** Access, Client Number and Related Clients are shown for this company's users. */
    clientFields: s.flag,
    /** Where it is: how its telephone numbers are typed, stored and shown. Its company settings say it. */
    country: s.oneOf(countries),
    /** CIDR ranges whose visitors skip the second factor. */
    allowedRanges: s.list(s.text),
    /** How people sign in with the company's own accounts; absent where they cannot. */
    signOn: s.declared<SingleSignOn>().optional(),
    /** What the vendor lets it use, where that is not what holds for all. */
    budgets: s.declared<BudgetLimits>().optional(),
    /** The own domain at which visitors are answered; absent until it was seen to answer. */
    servedDomain: s.host.optional(),
    /** The starter that its first Admin is offered. */
    starter: s.oneOf(starterNames).optional(),
    createdAt: s.time,
    revision: s.count,
  }),
  // All telephone numbers were of the US.
  upgrades: [(item) => ({ country: defaultCountry, ...item })],
});
export type CompanyRecord = RecordOf<typeof companyEntity>;

export const countsPartition = companyPartition('COUNTS', { reading: 'counted' });

/** How much a company has, for the vendor's list: one BatchGetItem with the shards of its submissions. */
export const countsEntity = countsPartition.entity({
  sort: ['COUNTS'],
  schema: (s) => ({
    /** Pages that are not deleted. */
    pages: s.integer.optional(),
    images: s.integer.optional(),
    files: s.integer.optional(),
    /** Received in all, without those that are held back as spam. */
    submissions: s.integer.optional(),
    lastPublishedAt: s.time.nullable().optional(),
    /** By how many bytes the library, pictures and files, has grown since they are counted. */
    imageBytes: s.integer.optional(),
    /** Of files that visitors sent with forms. */
    sentBytes: s.integer.optional(),
    /** What it had before; absent where no one has looked yet, of a company of an earlier release. */
    imageBytesAtFirst: s.integer.optional(),
  }),
});
export type CountsRecord = RecordOf<typeof countsEntity>;
export type CompanyCounts = Required<
  Pick<CountsRecord, 'pages' | 'images' | 'submissions' | 'lastPublishedAt'>
>;

/**
 * A part of the number of submissions: many arrive at once. Beside it, `unread7` is what this part knows of the unread
 * ones of form 7, so that what counts a submission counts that too.
 */
export const submissionCountEntity = countsPartition.entity({
  sort: ['SUBMISSIONS', number('shard')],
  schema: (s) => ({ submissions: s.integer }),
});
export const submissionCountKeys = (scope: CompanyScope) =>
  Array.from({ length: 4 }, (_, shard) => submissionCountEntity.key(scope, shard));
