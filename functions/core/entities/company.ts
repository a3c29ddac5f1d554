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
    /** Whether Access, Client Number and Related Clients are shown for this company's users. */
    clientFields: s.flag,
    /**
     * The country that decides how telephone numbers are typed, stored and shown. It is part of the company
     * settings.
     */
    country: s.oneOf(countries),
    /** CIDR ranges from which users skip the second factor. */
    allowedRanges: s.list(s.text),
    /** The company's single sign-on; absent where there is none. */
    signOn: s.declared<SingleSignOn>().optional(),
    /** The limits that the vendor set for this company, where they differ from the defaults. */
    budgets: s.declared<BudgetLimits>().optional(),
    /** The company's own domain, once it has been seen to answer. */
    servedDomain: s.host.optional(),
    /** The starter that its first Admin is offered. */
    starter: s.oneOf(starterNames).optional(),
    createdAt: s.time,
    revision: s.count,
  }),
  // Before, all telephone numbers were American.
  upgrades: [(item) => ({ country: defaultCountry, ...item })],
});
export type CompanyRecord = RecordOf<typeof companyEntity>;

export const countsPartition = companyPartition('COUNTS', { reading: 'counted' });

/**
 * Counts of a company's data, for the vendor's list: one BatchGetItem reads it with the shards of its
 * submissions.
 */
export const countsEntity = countsPartition.entity({
  sort: ['COUNTS'],
  schema: (s) => ({
    /** Without deleted pages. */
    pages: s.integer.optional(),
    images: s.integer.optional(),
    files: s.integer.optional(),
    /** All that were received, except those held back as spam. */
    submissions: s.integer.optional(),
    lastPublishedAt: s.time.nullable().optional(),
    /** The growth of the library (pictures and files) in bytes, since counting began. */
    imageBytes: s.integer.optional(),
    /** The bytes of files that visitors sent with forms. */
    sentBytes: s.integer.optional(),
    /**
     * The library's bytes before counting began; absent for a company of an earlier release that has not been
     * counted.
     */
    imageBytesAtFirst: s.integer.optional(),
  }),
});
export type CountsRecord = RecordOf<typeof countsEntity>;
export type CompanyCounts = Required<
  Pick<CountsRecord, 'pages' | 'images' | 'submissions' | 'lastPublishedAt'>
>;

/**
 * A shard of the number of submissions, because many may arrive at once. The attribute `unread7` beside it is
 * this shard's part of the unread submissions of form 7, so that one write counts both.
 */
export const submissionCountEntity = countsPartition.entity({
  sort: ['SUBMISSIONS', number('shard')],
  schema: (s) => ({ submissions: s.integer }),
});
export const submissionCountKeys = (scope: CompanyScope) =>
  Array.from({ length: 4 }, (_, shard) => submissionCountEntity.key(scope, shard));
