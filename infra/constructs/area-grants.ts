import { type PartitionName, partitionPatterns } from '@galley/functions/core/keys';
import type { Area } from '@galley/shared/contract/call';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/** What one Lambda may do with the table, by kind of partition (`functions/core/keys.ts`). */
export interface TableGrant {
  read: readonly PartitionName[];
  write: readonly PartitionName[];
  /** Partitions to which items may only be added. */
  put?: readonly PartitionName[];
  /** Partitions whose items may be changed, but neither removed nor written over. */
  update?: readonly PartitionName[];
  /** Partitions whose items may be removed, neither seen nor changed. */
  remove?: readonly PartitionName[];
  /** Partitions whose items a transaction may depend on without touching them. */
  check?: readonly PartitionName[];
}

export type TableUser = Area | 'visitor-page' | 'jobs' | 'provision' | 'auth-triggers';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const put = ['dynamodb:PutItem'];
const update = ['dynamodb:UpdateItem'];
const remove = ['dynamodb:DeleteItem'];
const check = ['dynamodb:ConditionCheckItem'];
const write = [...put, ...update, ...remove, ...check];

/** Session and user, to know who asks; the company's record, to know whether it is suspended. */
const whoAsks = ['users', 'user', 'site'] as const;

export const tableGrants: Record<TableUser, TableGrant> = {
  authentication: {
    read: [...whoAsks, 'factor', 'email', 'attempt', 'rate', 'signOn', 'vendor'],
    write: ['email', 'attempt', 'rate', 'users', 'user', 'factor'],
    put: ['jobs'],
  },
  pages: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'redirects', 'form', 'vendor', 'images'],
    write: ['pages', 'paths', 'page', 'redirects', 'jobs'],
    update: ['counts'],
  },
  components: {
    read: [...whoAsks, 'pages', 'page', 'vendor', 'images', 'form'],
    write: ['page', 'pages'],
    check: ['images'],
  },
  versions: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'form', 'vendor', 'images'],
    write: ['pages', 'paths', 'page', 'jobs'],
    update: ['counts'],
  },
  'site-information': {
    read: [...whoAsks, 'pages', 'paths', 'images'],
    write: ['site', 'paths', 'jobs'],
    put: ['activity'],
  },
  settings: {
    read: [...whoAsks, 'vendor', 'activity', 'pages'],
    write: ['site', 'jobs'],
    put: ['activity'],
  },
  // To suspend a company is a release of its site.
  vendor: {
    read: [...whoAsks, 'vendor', 'counts', 'email', 'pages', 'paths', 'images'],
    write: ['vendor', 'site', 'paths', 'signOn', 'jobs'],
    put: ['activity'],
  },
  forms: {
    read: [...whoAsks, 'forms', 'form', 'submissions'],
    write: ['forms', 'form', 'submissions'],
    put: ['activity', 'jobs'],
    update: ['counts'],
  },
  users: {
    read: [...whoAsks, 'email', 'vendor'],
    write: ['users', 'email', 'jobs'],
    put: ['activity'],
    remove: ['factor'],
  },
  images: {
    read: [...whoAsks, 'images', 'pages', 'page'],
    write: ['images'],
    put: ['activity', 'jobs'],
    update: ['counts'],
  },
  // Strangers' submissions are added, counted and never read over or removed from here.
  'public-site': {
    read: [...whoAsks, 'paths', 'pages', 'page', 'form', 'images', 'submissions'],
    write: [],
    put: ['submissions', 'rate', 'jobs'],
    update: ['counts', 'submissions', 'rate'],
  },
  'visitor-page': {
    read: ['paths'],
    write: [],
  },
  jobs: {
    read: [
      'site',
      'pages',
      'paths',
      'page',
      'redirects',
      'form',
      'submissions',
      'users',
      'jobs',
      'vendor',
      'images',
    ],
    write: ['pages', 'paths', 'page', 'redirects', 'jobs', 'site', 'submissions'],
    update: ['images'],
  },
  provision: {
    read: ['site', 'users', 'email', 'vendor', 'pages', 'paths', 'page'],
    write: ['site', 'users', 'email', 'vendor', 'pages', 'paths', 'page', 'jobs'],
    put: ['activity'],
    update: ['counts'],
  },
  'auth-triggers': {
    read: ['attempt', 'factor'],
    write: ['attempt'],
    update: ['factor'],
  },
};

/** The statements of a role for its row of the table above. */
export function tableStatements(table: ITable, user: TableUser): PolicyStatement[] {
  const grant = tableGrants[user];
  return [
    ...statement(table, read, grant.read),
    ...statement(table, write, grant.write),
    ...statement(table, put, grant.put ?? []),
    ...statement(table, update, grant.update ?? []),
    ...statement(table, remove, grant.remove ?? []),
    ...statement(table, check, grant.check ?? []),
  ];
}

function statement(
  table: ITable,
  actions: string[],
  partitions: readonly PartitionName[],
): PolicyStatement[] {
  if (partitions.length === 0) return [];
  return [
    new PolicyStatement({
      actions,
      resources: [table.tableArn],
      conditions: {
        'ForAllValues:StringLike': {
          'dynamodb:LeadingKeys': partitions.map((partition) => partitionPatterns[partition]),
        },
        // ForAllValues is also true of a request that names no key at all.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    }),
  ];
}
