import type { CompanyScope } from '@galley/functions/core/company-scope';
import type { JobRecord } from '@galley/functions/core/jobs';
import { budgetKeys } from '@galley/functions/core/keys/budget-keys';
import { formKeys, submissionKeys } from '@galley/functions/core/keys/form-keys';
import { imageKeys } from '@galley/functions/core/keys/image-keys';
import { jobKeys } from '@galley/functions/core/keys/job-keys';
import type { CompanyPartitionName, Key, PartitionName } from '@galley/functions/core/keys/key';
import { newsKeys } from '@galley/functions/core/keys/news-keys';
import { pageKeys, pageListKeys } from '@galley/functions/core/keys/page-keys';
import { pathKeys, redirectKeys } from '@galley/functions/core/keys/path-keys';
import { activityKeys, countKeys, siteKeys } from '@galley/functions/core/keys/site-keys';
import { userKeys } from '@galley/functions/core/keys/user-keys';
import type { Table } from '@galley/functions/core/table';

/** The highest number ever given: what was deleted long ago may have left something, too. */
interface Numbers {
  pages: number;
  forms: number;
  users: number;
}

type PartitionKeys = (scope: CompanyScope, numbers: Numbers) => string[];

/**
 * Every kind of partition that a company has, in the order in which they are emptied: what counts and names others
 * comes after them, so that a run that was broken off finds them again. A new kind does not compile before it is here.
 */
const partitions: Record<CompanyPartitionName, PartitionKeys> = {
  page: (scope, { pages }) => upTo(pages).map((id) => pageKeys.partition(scope, id)),
  submissions: (scope, { forms }) => upTo(forms).map((id) => submissionKeys.partition(scope, id)),
  form: (scope, { forms }) => upTo(forms).map((id) => formKeys.partition(scope, id)),
  user: (scope, { users }) => upTo(users).map((id) => userKeys.sessionPartition(scope, id)),
  factor: (scope, { users }) => upTo(users).map((id) => userKeys.secondFactor(scope, id).pk),
  paths: (scope) => [pathKeys.partition(scope)],
  redirects: (scope) => [redirectKeys.partition(scope)],
  pages: (scope) => [pageListKeys.partition(scope)],
  forms: (scope) => [formKeys.listPartition(scope)],
  images: (scope) => [imageKeys.partition(scope)],
  users: (scope) => [userKeys.partition(scope)],
  activity: (scope) => [activityKeys.partition(scope)],
  counts: (scope) => [countKeys.partition(scope)],
  budgets: (scope) => [budgetKeys.partition(scope)],
  news: (scope) => [newsKeys.partition(scope)],
  site: (scope) => [siteKeys.partition(scope)],
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export interface CompanyPartition {
  name: PartitionName;
  pk: string;
}

/** All partitions that are a company's alone. */
export async function allPartitions(table: Table, scope: CompanyScope): Promise<CompanyPartition[]> {
  const counters = await table.batchGet([
    pageListKeys.counter(scope),
    formKeys.counter(scope),
    userKeys.counter(scope),
  ]);
  const [pages = 0, forms = 0, users = 0] = counters.map((item) => Number(item?.lastId ?? 0));
  return (Object.entries(partitions) as [CompanyPartitionName, PartitionKeys][]).flatMap(([name, keys]) =>
    keys(scope, { pages, forms, users }).map((pk) => ({ name, pk })),
  );
}

/** The keys of a company's jobs: they stand among others'. */
export async function keysOfJobs(table: Table, { company }: CompanyScope): Promise<Key[]> {
  const shards = await Promise.all(
    jobKeys.shards.map((shard) => table.queryAll<JobRecord>(shard, { attributes: ['company'] })),
  );
  return shards.flat().filter((job) => job.company === company);
}
