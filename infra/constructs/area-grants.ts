import { type PartitionName, partitions } from '@galley/functions/core/entities/partitions';
import type { Area } from '@galley/shared/contract/call';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

/**
 * A Lambda's permissions for the table, by kind of partition (`functions/core/entities/partitions.ts`). They
 * match exactly what it does: after all API tests, the actual accesses of the handlers are compared with them
 * (`tests/support/used-grants/compare.ts`).
 */
export interface TableGrant {
  read: readonly PartitionName[];
  /** Partitions whose items may be added and changed, but not deleted. */
  write: readonly PartitionName[];
  /** Partitions to which items may only be added. */
  put?: readonly PartitionName[];
  /** Partitions whose items may be changed, but neither deleted nor replaced. */
  update?: readonly PartitionName[];
  /** Partitions whose items may be deleted. */
  remove?: readonly PartitionName[];
  /** Partitions that a transaction may check conditions on. */
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

/** Session and user, to authenticate the caller; the company's record, to know whether it is suspended. */
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
    read: [...whoAsks, 'pages', 'paths', 'page', 'redirects', 'form', 'vendor', 'images', 'outside', 'hints'],
    write: ['pages', 'page', 'jobs'],
    put: ['paths', 'redirects', 'hints', 'activity'],
    update: ['counts', 'budgets'],
    // Of the jobs, only the one that would release a move's path reservations.
    remove: ['paths', 'redirects', 'jobs', 'hints'],
    check: ['paths', 'images'],
  },
  components: {
    read: [...whoAsks, 'pages', 'paths', 'page', 'vendor', 'images', 'form', 'sections'],
    write: ['page', 'sections'],
    put: ['activity'],
    remove: ['page', 'sections'],
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
      'hints',
    ],
    write: ['page', 'jobs', 'launches'],
    // Publishing a version may change its page's path, which leaves redirects, as in the pages area.
    put: ['paths', 'calendar', 'redirects', 'activity', 'hints'],
    update: ['pages', 'counts'],
    remove: ['page', 'redirects', 'jobs', 'launches', 'hints'],
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
  // Suspending a company is a release of its site.
  vendor: {
    read: [...whoAsks, 'vendor', 'rerenders', 'counts', 'budgets', 'email', 'pages', 'paths', 'images'],
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
    read: [...whoAsks, 'images', 'pages', 'page', 'sections', 'counts'],
    write: ['images'],
    put: ['activity', 'jobs'],
    update: ['counts', 'jobs', 'budgets'],
    remove: ['images'],
  },
  // Anonymous submissions are added and counted, but never read back, replaced or deleted from here.
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
      'rerenders',
      'images',
      'activity',
      'news',
      'launches',
      'outside',
      'hints',
    ],
    write: ['paths', 'redirects', 'jobs', 'news', 'launches', 'outside', 'hints'],
    // A starter site creates pictures, a form and pages.
    put: ['site', 'rerenders', 'pages', 'page', 'images', 'forms', 'form', 'calendar', 'sweep', 'activity'],
    // A deleted user's email addresses are replaced by a pseudonym in logs and records.
    update: ['submissions', 'images', 'budgets', 'activity', 'pages', 'page', 'site', 'counts', 'forms'],
    remove: [
      'paths',
      'page',
      'redirects',
      'jobs',
      'site',
      'submissions',
      'news',
      'launches',
      'outside',
      'hints',
    ],
    check: ['paths', 'images', 'page', 'launches'],
  },
  // Records the fate of a mail in a submission or user, but creates and deletes nothing.
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
  // Suspending a company is a release of its site; a sign-in code is for the owner of an email address.
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
        // ForAllValues is also true for a request without any key.
        Null: { 'dynamodb:LeadingKeys': 'false' },
      },
    }),
  ];
}
