import { type PartitionName, partitions } from '@galley/functions/core/entities/partitions';
import type { Area } from '@galley/shared/contract/call';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/**
 * What one Lambda may do with the table, by kind of partition (`functions/core/entities/partitions.ts`). No more and no less than
 * it does: after all API tests what the handlers did is compared with this (`tests/support/used-grants/compare.ts`).
 */
export interface TableGrant {
  read: readonly PartitionName[];
  /** Partitions whose items may be added and changed, but not removed. */
  write: readonly PartitionName[];
  /** Partitions to which items may only be added. */
  put?: readonly PartitionName[];
  /** Partitions whose items may be changed, but neither removed nor written over. */
  update?: readonly PartitionName[];
  /** Partitions whose items may be removed. */
  remove?: readonly PartitionName[];
  /** Partitions whose items a transaction may depend on without touching them. */
  check?: readonly PartitionName[];
}

export type TableUser =
  | Area
  | 'visitor-page'
  | 'jobs'
  | 'mail-events'
  | 'provision'
  | 'operator'
  | 'auth-triggers';

const read = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const put = ['dynamodb:PutItem'];
const update = ['dynamodb:UpdateItem'];
const remove = ['dynamodb:DeleteItem'];
const check = ['dynamodb:ConditionCheckItem'];
const write = [...put, ...update];

/** Session and user, to know who asks; the company's record, to know whether it is suspended. */
const whoAsks = ['users', 'user', 'site'] as const;

export const tableGrants: Record<TableUser, TableGrant> = {
  authentication: {
    read: [...whoAsks, 'factor', 'email', 'attempt', 'rate', 'signOn'],
    write: ['attempt', 'rate'],
    put: ['user', 'jobs'],
    update: ['email', 'users', 'factor', 'user'],
    remove: ['attempt', 'rate', 'user'],
    check: ['users'],
  },
  pages: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'redirects', 'form', 'vendor', 'images', 'outside'],
    write: ['pages', 'page', 'jobs'],
    put: ['paths', 'redirects'],
    update: ['counts', 'budgets'],
    // Of the jobs the one that would give back what a move has taken.
    remove: ['paths', 'redirects', 'jobs'],
    check: ['paths', 'images'],
  },
  components: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'vendor', 'images', 'form'],
    write: ['page'],
    remove: ['page'],
    check: ['images'],
  },
  versions: {
    read: [
      ...whoAsks,
      'pages',
      'paths',
      'page',
      'form',
      'images',
      'calendar',
      'sweep',
      'launches',
      'outside',
    ],
    write: ['page', 'jobs', 'launches'],
    // A version may bring its page another path: redirects are left behind, as by the pages area.
    put: ['paths', 'calendar', 'redirects', 'activity'],
    update: ['pages', 'counts'],
    remove: ['page', 'redirects', 'jobs', 'launches'],
    check: ['pages', 'paths', 'images'],
  },
  'site-information': {
    read: [...whoAsks, 'pages', 'paths', 'images'],
    write: ['site', 'jobs'],
    put: ['paths', 'activity'],
    remove: ['site'],
    check: ['images'],
  },
  settings: {
    read: [...whoAsks, 'vendor', 'activity', 'pages'],
    write: ['site'],
    put: ['activity', 'jobs'],
    remove: ['site'],
    check: ['site'],
  },
  // To suspend a company is a release of its site.
  vendor: {
    read: [...whoAsks, 'vendor', 'renewals', 'counts', 'budgets', 'email', 'pages', 'paths', 'images'],
    write: ['vendor'],
    put: ['paths', 'signOn', 'activity'],
    update: ['site', 'jobs'],
    remove: ['signOn'],
  },
  forms: {
    read: [...whoAsks, 'forms', 'form', 'submissions', 'pages', 'budgets', 'counts'],
    write: ['forms', 'submissions'],
    put: ['form', 'activity', 'jobs'],
    update: ['counts', 'jobs', 'budgets'],
    remove: ['submissions'],
  },
  users: {
    read: [...whoAsks, 'email', 'vendor', 'budgets'],
    write: ['users', 'email'],
    put: ['activity', 'jobs'],
    remove: ['users', 'email', 'factor'],
    check: ['users'],
  },
  images: {
    read: [...whoAsks, 'images', 'pages', 'page', 'counts'],
    write: ['images'],
    put: ['activity', 'jobs'],
    update: ['counts', 'jobs', 'budgets'],
    remove: ['images'],
  },
  // Strangers' submissions are added, counted and never read over or removed from here.
  'public-site': {
    read: [...whoAsks, 'paths', 'pages', 'page', 'form', 'images', 'submissions', 'counts'],
    write: [],
    put: ['submissions', 'rate', 'jobs'],
    update: ['counts', 'submissions', 'rate', 'budgets'],
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
      'jobs',
      'vendor',
      'renewals',
      'images',
      'activity',
      'news',
      'launches',
      'outside',
    ],
    write: ['paths', 'redirects', 'jobs', 'news', 'launches', 'outside'],
    // A starter site brings pictures, a form and pages.
    put: ['site', 'renewals', 'pages', 'page', 'images', 'forms', 'form', 'calendar', 'sweep', 'activity'],
    // A deleted person's address gives way to a pseudonym in what is logged and noted.
    update: ['submissions', 'images', 'budgets', 'activity', 'pages', 'page', 'site', 'counts', 'forms'],
    remove: ['paths', 'page', 'redirects', 'jobs', 'site', 'submissions', 'news', 'launches', 'outside'],
    check: ['paths', 'images', 'page', 'launches'],
  },
  // What is known of a mail, in a submission or at a user; it makes and removes nothing.
  'mail-events': {
    read: ['submissions', 'users', 'email'],
    write: [],
    update: ['submissions', 'users'],
  },
  provision: {
    read: ['site', 'users', 'email'],
    write: ['site', 'users', 'vendor'],
    put: ['email', 'pages', 'paths', 'page', 'jobs', 'activity'],
    update: ['counts'],
  },
  // To suspend a company is a release of its site; a sign-in code goes to who has the address.
  operator: {
    read: ['site', 'pages', 'paths', 'images', 'users', 'email', 'vendor'],
    write: ['jobs', 'rate'],
    put: ['paths', 'activity'],
    update: ['site', 'vendor', 'factor'],
    check: ['users'],
  },
  'auth-triggers': {
    read: ['attempt', 'factor'],
    write: [],
    update: ['attempt', 'factor'],
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

function statement(table: ITable, actions: string[], names: readonly PartitionName[]): PolicyStatement[] {
  if (names.length === 0) return [];
  return [
    new PolicyStatement({
      actions,
      resources: [table.tableArn],
      conditions: {
        'ForAllValues:StringLike': {
          'dynamodb:LeadingKeys': names.map((name) => partitions[name].pattern),
        },
        // ForAllValues is also true of a request that names no key at all.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    }),
  ];
}
