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
  /** Partitions whose items a transaction may depend on without touching them. */
  check?: readonly PartitionName[];
}

export type TableUser = Area | 'visitor-page' | 'jobs' | 'provision' | 'auth-triggers';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const put = ['dynamodb:PutItem'];
const update = ['dynamodb:UpdateItem'];
const check = ['dynamodb:ConditionCheckItem'];
const write = [...put, ...update, 'dynamodb:DeleteItem', ...check];

/** Session and user, to know who asks; the company's record, to know whether it is suspended. */
const whoAsks = ['users', 'user', 'site'] as const;

export const tableGrants: Record<TableUser, TableGrant> = {
  authentication: {
    read: [...whoAsks, 'email', 'attempt', 'rate', 'vendor'],
    write: ['email', 'attempt', 'rate', 'users', 'user'],
    put: ['jobs'],
  },
  pages: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'redirects', 'form', 'vendor'],
    write: ['pages', 'paths', 'page', 'redirects', 'jobs'],
  },
  components: {
    read: [...whoAsks, 'pages', 'page', 'vendor', 'images', 'form'],
    write: ['page', 'pages'],
    check: ['images'],
  },
  versions: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'form', 'vendor'],
    write: ['pages', 'paths', 'page', 'jobs'],
  },
  'site-information': {
    read: [...whoAsks, 'pages', 'paths'],
    write: ['site', 'paths', 'jobs'],
  },
  settings: {
    read: [...whoAsks, 'vendor'],
    write: ['site', 'vendor', 'jobs'],
  },
  forms: {
    read: [...whoAsks, 'forms', 'form', 'submissions'],
    write: ['forms', 'form', 'submissions'],
    put: ['jobs'],
  },
  users: {
    read: [...whoAsks, 'email', 'vendor'],
    write: ['users', 'email', 'jobs'],
  },
  images: {
    read: [...whoAsks, 'images', 'pages', 'page'],
    write: ['images'],
    put: ['jobs'],
  },
  // Strangers' submissions are added, counted and never read over or removed from here.
  'public-site': {
    read: [...whoAsks, 'paths', 'pages', 'form', 'submissions'],
    write: [],
    put: ['submissions', 'rate', 'jobs'],
    update: ['submissions', 'rate'],
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
  },
  provision: {
    read: ['site', 'users', 'email', 'vendor', 'pages', 'paths', 'page'],
    write: ['site', 'users', 'email', 'vendor', 'pages', 'paths', 'page', 'jobs'],
  },
  'auth-triggers': {
    read: ['attempt', 'rate', 'users'],
    write: ['attempt'],
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
