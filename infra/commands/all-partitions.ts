import type { CompanyScope } from '@galley/functions/core/company-scope';
import { activityPartition } from '@galley/functions/core/entities/activity';
import { budgetsPartition } from '@galley/functions/core/entities/budget';
import { calendarPartition } from '@galley/functions/core/entities/calendar';
import { countsPartition } from '@galley/functions/core/entities/company';
import {
  formCounterEntity,
  formPartition,
  formsPartition,
  submissionsPartition,
} from '@galley/functions/core/entities/form';
import { hintsPartition } from '@galley/functions/core/entities/hint';
import { imagesPartition } from '@galley/functions/core/entities/image';
import { jobRanges } from '@galley/functions/core/entities/job';
import type { Key } from '@galley/functions/core/entities/key';
import { launchesPartition } from '@galley/functions/core/entities/launch';
import { newsPartition } from '@galley/functions/core/entities/news';
import { outsidePartition } from '@galley/functions/core/entities/outside';
import { pageCounterEntity, pagesPartition, redirectsPartition } from '@galley/functions/core/entities/page';
import type { CompanyPartitionName, PartitionName } from '@galley/functions/core/entities/partitions';
import { pathsPartition } from '@galley/functions/core/entities/path';
import { sectionsPartition } from '@galley/functions/core/entities/saved-section';
import { sitePartition } from '@galley/functions/core/entities/site';
import {
  secondFactorEntity,
  userCounterEntity,
  userPartition,
  usersPartition,
} from '@galley/functions/core/entities/user';
import { pagePartition } from '@galley/functions/core/entities/version';
import type { Table } from '@galley/functions/core/table';

/** The highest numbers ever used, because deleted things may have left items, too. */
interface Numbers {
  pages: number;
  forms: number;
  users: number;
}

type PartitionKeys = (scope: CompanyScope, numbers: Numbers) => string[];

/**
 * Every kind of partition of a company, in the order in which they are deleted: partitions that count or name
 * others come after them, so that an interrupted run finds those again. A new kind does not compile until it
 * is listed here.
 */
const keysOfAll: Record<CompanyPartitionName, PartitionKeys> = {
  page: (scope, { pages }) => upTo(pages).map((id) => pagePartition.pk(scope, id)),
  submissions: (scope, { forms }) => upTo(forms).map((id) => submissionsPartition.pk(scope, id)),
  form: (scope, { forms }) => upTo(forms).map((id) => formPartition.pk(scope, id)),
  user: (scope, { users }) => upTo(users).map((id) => userPartition.pk(scope, id)),
  factor: (scope, { users }) => upTo(users).map((id) => secondFactorEntity.key(scope, id).pk),
  paths: (scope) => [pathsPartition.pk(scope)],
  redirects: (scope) => [redirectsPartition.pk(scope)],
  pages: (scope) => [pagesPartition.pk(scope)],
  forms: (scope) => [formsPartition.pk(scope)],
  images: (scope) => [imagesPartition.pk(scope)],
  sections: (scope) => [sectionsPartition.pk(scope)],
  users: (scope) => [usersPartition.pk(scope)],
  activity: (scope) => [activityPartition.pk(scope)],
  counts: (scope) => [countsPartition.pk(scope)],
  budgets: (scope) => [budgetsPartition.pk(scope)],
  calendar: (scope) => [calendarPartition.pk(scope)],
  launches: (scope) => [launchesPartition.pk(scope)],
  outside: (scope) => [outsidePartition.pk(scope)],
  hints: (scope) => [hintsPartition.pk(scope)],
  news: (scope) => [newsPartition.pk(scope)],
  site: (scope) => [sitePartition.pk(scope)],
};

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export interface CompanyPartition {
  name: PartitionName;
  pk: string;
}

/** All partitions that belong to the company alone. */
export async function allPartitions(table: Table, scope: CompanyScope): Promise<CompanyPartition[]> {
  const counters = await table.batchGet([
    pageCounterEntity.key(scope),
    formCounterEntity.key(scope),
    userCounterEntity.key(scope),
  ]);
  const [pages = 0, forms = 0, users = 0] = counters.map((item) => Number(item?.lastId ?? 0));
  return (Object.entries(keysOfAll) as [CompanyPartitionName, PartitionKeys][]).flatMap(([name, keys]) =>
    keys(scope, { pages, forms, users }).map((pk) => ({ name, pk })),
  );
}

/** The keys of a company's jobs, which share partitions with other companies' jobs. */
export async function keysOfJobs(table: Table, { company }: CompanyScope): Promise<Key[]> {
  const shards = await Promise.all(
    jobRanges.map((shard) => table.queryAll(shard, { attributes: ['company'] })),
  );
  return shards.flat().filter((job) => job.company === company);
}
