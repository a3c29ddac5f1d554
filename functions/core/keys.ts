import { createHash } from 'node:crypto';
import type { CompanyScope } from './company-scope';

/**
 * The only file that spells a key of the table.
 *
 * | access pattern | pk | sk |
 * |---|---|---|
 * | company record, settings, footer, navbar, form settings, tabs | C#acme#SITE | COMPANY SETTINGS FOOTER NAVBAR FORMSETTINGS TAB#… |
 * | page list (one Query), the order of siblings (one item a parent) | C#acme#PAGES | PAGE#000007 ORDER#0000000 COUNTER |
 * | everything a visit reads (one BatchGetItem: path + CHROME); the number of the last release | C#acme#PATHS | /services/plumbing CHROME RELEASE |
 * | versions of a page (one Query), its components (one Query a version), its log | C#acme#PAGE#7 | VER#00003 CMP#00003#0012 LOG#<time> |
 * | what is published of a page (one item) | C#acme#PAGE#7 | LIVE |
 * | users of a company (one Query), sessions of one user | C#acme#USERS, C#acme#USER#12 | USER#000012, SESSION#<hash> |
 * | before a company is known | EMAIL#<hash> ATTEMPT#<hash> RATE#<what> | IDENTITY ATTEMPT RATE |
 * | due jobs (one Query a shard) | JOBS#0 … JOBS#3 | <dueAt>#acme#<id> |
 * | the registry of companies, provider settings | VENDOR | COMPANY#acme PROVIDER |
 *
 * Session and user are read in one consistent BatchGetItem, so a session key carries company and user id.
 */
export interface Key {
  pk: string;
  sk: string;
}

/** Partition patterns as IAM conditions name them; the constructs grant by these names. */
export const partitionPatterns = {
  site: 'C#*#SITE',
  pages: 'C#*#PAGES',
  paths: 'C#*#PATHS',
  page: 'C#*#PAGE#*',
  forms: 'C#*#FORMS',
  form: 'C#*#FORM#*',
  images: 'C#*#IMAGES',
  users: 'C#*#USERS',
  user: 'C#*#USER#*',
  email: 'EMAIL#*',
  attempt: 'ATTEMPT#*',
  rate: 'RATE#*',
  jobs: 'JOBS#*',
  vendor: 'VENDOR',
} as const;
export type PartitionName = keyof typeof partitionPatterns;

const jobShards = 4;
const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

export const siteKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#SITE`,
  company: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'COMPANY' }),
  settings: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'SETTINGS' }),
  footer: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'FOOTER' }),
  navbar: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'NAVBAR' }),
  formSettings: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'FORMSETTINGS' }),
  tabPrefix: 'TAB#',
  deadJob: (scope: CompanyScope, jobId: string): Key => ({
    pk: siteKeys.partition(scope),
    sk: `DEADJOB#${jobId}`,
  }),
};

export const pageListKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#PAGES`,
  pagePrefix: 'PAGE#',
  orderPrefix: 'ORDER#',
  page: (scope: CompanyScope, pageId: number): Key => ({
    pk: pageListKeys.partition(scope),
    sk: `PAGE#${pad(pageId, 8)}`,
  }),
  /** The order of the entries under one parent; parent 0 is the top level. */
  order: (scope: CompanyScope, parentId: number): Key => ({
    pk: pageListKeys.partition(scope),
    sk: `ORDER#${pad(parentId, 8)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: pageListKeys.partition(scope), sk: 'COUNTER' }),
};

export const pathKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#PATHS`,
  path: (scope: CompanyScope, fullUrl: string): Key => ({ pk: pathKeys.partition(scope), sk: fullUrl }),
  /** Paths begin with a slash, so this never meets one. */
  chrome: (scope: CompanyScope): Key => ({ pk: pathKeys.partition(scope), sk: 'CHROME' }),
  /** The number of the last release; small, since every change of the site reads it with the session. */
  release: (scope: CompanyScope): Key => ({ pk: pathKeys.partition(scope), sk: 'RELEASE' }),
};

export const pageKeys = {
  partition: (scope: CompanyScope, pageId: number) => `C#${scope.company}#PAGE#${pageId}`,
  versionPrefix: 'VER#',
  logPrefix: 'LOG#',
  version: (scope: CompanyScope, pageId: number, versionId: number): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `VER#${pad(versionId, 5)}`,
  }),
  anyComponentPrefix: 'CMP#',
  componentPrefix: (versionId: number) => `CMP#${pad(versionId, 5)}#`,
  component: (scope: CompanyScope, pageId: number, versionId: number, n: number): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `${pageKeys.componentPrefix(versionId)}${pad(n, 4)}`,
  }),
  live: (scope: CompanyScope, pageId: number): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: 'LIVE',
  }),
  log: (scope: CompanyScope, pageId: number, sortableId: string): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `LOG#${sortableId}`,
  }),
};

export const userKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#USERS`,
  userPrefix: 'USER#',
  user: (scope: CompanyScope, userId: number): Key => ({
    pk: userKeys.partition(scope),
    sk: `USER#${pad(userId, 6)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: userKeys.partition(scope), sk: 'COUNTER' }),
  sessionPartition: (scope: CompanyScope, userId: number) => `C#${scope.company}#USER#${userId}`,
  /** `secret` is what the cookie carries; only its hash is stored. */
  session: (scope: CompanyScope, userId: number, secret: string): Key => ({
    pk: userKeys.sessionPartition(scope, userId),
    sk: `SESSION#${sha256(secret)}`,
  }),
};

/** Before a company is known. These hold no company's content, only where an address belongs and how often it tried. */
export const signInKeys = {
  identity: (emailAddress: string): Key => ({
    pk: `EMAIL#${sha256(emailAddress.trim().toLowerCase())}`,
    sk: 'IDENTITY',
  }),
  /** `hash` is `attemptHash` of what the cookie carries: the triggers get the hash and never the secret. */
  attemptHash: (secret: string) => sha256(secret),
  attempt: (hash: string): Key => ({ pk: `ATTEMPT#${hash}`, sk: 'ATTEMPT' }),
  resetCode: (emailAddress: string): Key => ({ pk: `ATTEMPT#${sha256(emailAddress)}`, sk: 'RESET' }),
  rate: (subject: string): Key => ({ pk: `RATE#${sha256(subject)}`, sk: 'RATE' }),
};

export const jobKeys = {
  shards: Array.from({ length: jobShards }, (_, shard) => `JOBS#${shard}`),
  /** `dueAt` is ISO 8601 UTC, so that one Query finds what is due. */
  job: (scope: CompanyScope, dueAt: string, jobId: string): Key => ({
    pk: `JOBS#${Number.parseInt(sha256(scope.company).slice(0, 4), 16) % jobShards}`,
    sk: `${dueAt}#${scope.company}#${jobId}`,
  }),
  /** The key of a job that nobody wrote: to ask for it looks like asking for one, and does nothing. */
  nobodys: (dueAt: string, jobId: string): Key => ({ pk: 'JOBS#0', sk: `${dueAt}#-#${jobId}` }),
};

export const vendorKeys = {
  partition: 'VENDOR',
  companyPrefix: 'COMPANY#',
  company: (scope: CompanyScope): Key => ({ pk: 'VENDOR', sk: `COMPANY#${scope.company}` }),
  provider: (): Key => ({ pk: 'VENDOR', sk: 'PROVIDER' }),
};
