import { createHash } from 'node:crypto';
import type { CompanyScope } from './company-scope';

/**
 * The only file that spells a key of the table.
 *
 * | access pattern | pk | sk |
 * |---|---|---|
 * | company record, settings, footer, navbar, form settings, tabs | C#acme#SITE | COMPANY SETTINGS FOOTER NAVBAR FORMSETTINGS TAB#… |
 * | page list (one Query), the order of siblings (one item a parent) | C#acme#PAGES | PAGE#000007 ORDER#0000000 COUNTER |
 * | everything a visit reads (one BatchGetItem: path + CHROME); the number of the last release; what other renderers' documents carry | C#acme#PATHS | /services/plumbing CHROME RELEASE ASSETS#<renderer> |
 * | versions of a page (one Query), its components (one Query a version), its log | C#acme#PAGE#7 | VER#00003 CMP#00003#0012 LOG#<time> |
 * | what is published of a page (one item) | C#acme#PAGE#7 | LIVE |
 * | who has a page open (one Query) | C#acme#PAGE#7 | OPEN#000012#<session> |
 * | the list of redirects (one Query); what leads there stands at its path | C#acme#REDIRECTS | /old/address |
 * | forms of a company (one Query), the highest number given | C#acme#FORMS | FORM#00000004 COUNTER |
 * | a form with its fields as it is now (one item), as it was (until they expire) | C#acme#FORM#4 | FORM REV#00000012 |
 * | what visitors submitted with a form, newest first (one Query), the same held back as spam, what was stored already | C#acme#SUBMISSIONS#4 | SUB#000000012 SPAM#000000013 KEY#<hash> COUNTER |
 * | the image library, newest first (one Query), the number of the last image | C#acme#IMAGES | IMG#00000012 COUNTER |
 * | users of a company (one Query), sessions of one user | C#acme#USERS, C#acme#USER#12 | USER#000012, SESSION#<hash> |
 * | what a user proves himself with besides the password (one item) | C#acme#FACTOR#12 | FACTOR |
 * | before a company is known | EMAIL#<hash> ATTEMPT#<hash> RATE#<what> | IDENTITY ATTEMPT TOKEN RATE |
 * | whose an e-mail domain or an identity provider is | SIGNON#DOMAIN#acme.example SIGNON#PROVIDER#acme-accounts | CLAIM |
 * | what people of a company did outside its pages, newest first (one Query) | C#acme#ACTIVITY | <time> |
 * | how much a company has, for the vendor's list (one BatchGetItem) | C#acme#COUNTS | COUNTS SUBMISSIONS#0 … SUBMISSIONS#3 |
 * | due jobs (one Query a shard) | JOBS#0 … JOBS#3 | <dueAt>#acme#<id> |
 * | the registry of companies, those that are being imported, provider settings | VENDOR | COMPANY#acme IMPORT#acme PROVIDER |
 * | how far the sites have come to the renderer of this release (one Query), the same of one company | RENEWALS | INSTALLATION COMPANY#acme |
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
  redirects: 'C#*#REDIRECTS',
  forms: 'C#*#FORMS',
  form: 'C#*#FORM#*',
  submissions: 'C#*#SUBMISSIONS#*',
  images: 'C#*#IMAGES',
  users: 'C#*#USERS',
  user: 'C#*#USER#*',
  factor: 'C#*#FACTOR#*',
  activity: 'C#*#ACTIVITY',
  counts: 'C#*#COUNTS',
  email: 'EMAIL#*',
  attempt: 'ATTEMPT#*',
  rate: 'RATE#*',
  signOn: 'SIGNON#*',
  jobs: 'JOBS#*',
  vendor: 'VENDOR',
  renewals: 'RENEWALS',
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
  tab: (scope: CompanyScope, tabId: number): Key => ({
    pk: siteKeys.partition(scope),
    sk: `TAB#${pad(tabId, 6)}`,
  }),
  /** The newest number ever given to a tab, so that a deleted one's is not given again. */
  tabCounter: (scope: CompanyScope): Key => ({ pk: siteKeys.partition(scope), sk: 'TABCOUNTER' }),
  deadJobPrefix: 'DEADJOB#',
  deadJob: (scope: CompanyScope, jobId: string): Key => ({
    pk: siteKeys.partition(scope),
    sk: `${siteKeys.deadJobPrefix}${jobId}`,
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
  assets: (scope: CompanyScope, renderer: string): Key => ({
    pk: pathKeys.partition(scope),
    sk: `ASSETS#${renderer}`,
  }),
  anyPathPrefix: '/',
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
  openPrefix: 'OPEN#',
  /** `publicId` is the session's: two windows of two browsers are two. */
  open: (scope: CompanyScope, pageId: number, userId: number, publicId: string): Key => ({
    pk: pageKeys.partition(scope, pageId),
    sk: `OPEN#${pad(userId, 6)}#${publicId}`,
  }),
};

/** Beside the paths: to list redirects must not read the rendered pages that stand between them. */
export const redirectKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#REDIRECTS`,
  redirect: (scope: CompanyScope, from: string): Key => ({ pk: redirectKeys.partition(scope), sk: from }),
};

export const formKeys = {
  listPartition: (scope: CompanyScope) => `C#${scope.company}#FORMS`,
  rowPrefix: 'FORM#',
  row: (scope: CompanyScope, formId: number): Key => ({
    pk: formKeys.listPartition(scope),
    sk: `FORM#${pad(formId, 8)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: formKeys.listPartition(scope), sk: 'COUNTER' }),
  partition: (scope: CompanyScope, formId: number) => `C#${scope.company}#FORM#${formId}`,
  form: (scope: CompanyScope, formId: number): Key => ({
    pk: formKeys.partition(scope, formId),
    sk: 'FORM',
  }),
  revisionPrefix: 'REV#',
  /** A form as it was: what a visitor sent is checked against the revision that he saw. */
  formRevision: (scope: CompanyScope, formId: number, revision: number): Key => ({
    pk: formKeys.partition(scope, formId),
    sk: `REV#${pad(revision, 8)}`,
  }),
};

/** Apart from the form: who takes in what strangers send must not be able to change a form. */
export const submissionKeys = {
  partition: (scope: CompanyScope, formId: number) => `C#${scope.company}#SUBMISSIONS#${formId}`,
  submissionPrefix: 'SUB#',
  spamPrefix: 'SPAM#',
  /** Both of them, and nothing else that stands beside them. */
  bothPrefix: 'S',
  submission: (scope: CompanyScope, formId: number, n: number): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: `SUB#${pad(n, 9)}`,
  }),
  spam: (scope: CompanyScope, formId: number, n: number): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: `SPAM#${pad(n, 9)}`,
  }),
  counter: (scope: CompanyScope, formId: number): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: 'COUNTER',
  }),
  /** What was stored under this key is not stored again. */
  once: (scope: CompanyScope, formId: number, key: string): Key => ({
    pk: submissionKeys.partition(scope, formId),
    sk: `KEY#${sha256(key)}`,
  }),
};

export const imageKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#IMAGES`,
  imagePrefix: 'IMG#',
  image: (scope: CompanyScope, imageId: number): Key => ({
    pk: imageKeys.partition(scope),
    sk: `IMG#${pad(imageId, 8)}`,
  }),
  counter: (scope: CompanyScope): Key => ({ pk: imageKeys.partition(scope), sk: 'COUNTER' }),
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
  sessionPrefix: 'SESSION#',
  /** Apart from the user: who reads and manages users never sees what proves them. */
  secondFactor: (scope: CompanyScope, userId: number): Key => ({
    pk: `C#${scope.company}#FACTOR#${userId}`,
    sk: 'FACTOR',
  }),
};

export const activityKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#ACTIVITY`,
  entry: (scope: CompanyScope, sortableId: string): Key => ({
    pk: activityKeys.partition(scope),
    sk: sortableId,
  }),
};

const submissionCounts = 4;
export const countKeys = {
  partition: (scope: CompanyScope) => `C#${scope.company}#COUNTS`,
  counts: (scope: CompanyScope): Key => ({ pk: countKeys.partition(scope), sk: 'COUNTS' }),
  submissions: (scope: CompanyScope): Key[] =>
    Array.from({ length: submissionCounts }, (_, shard) => ({
      pk: countKeys.partition(scope),
      sk: `SUBMISSIONS#${shard}`,
    })),
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
  /** A provider's token that was redeemed: `signed` is the part that its signature covers. */
  redeemedToken: (signed: string): Key => ({ pk: `ATTEMPT#${sha256(signed)}`, sk: 'TOKEN' }),
  resetCode: (emailAddress: string): Key => ({ pk: `ATTEMPT#${sha256(emailAddress)}`, sk: 'RESET' }),
  rate: (subject: string): Key => ({ pk: `RATE#${sha256(subject)}`, sk: 'RATE' }),
};

/** Which company an e-mail domain or an identity provider belongs to: each to one, so that none answers for another. */
export const signOnKeys = {
  domain: (domain: string): Key => ({ pk: `SIGNON#DOMAIN#${domain}`, sk: 'CLAIM' }),
  provider: (name: string): Key => ({ pk: `SIGNON#PROVIDER#${name.toLowerCase()}`, sk: 'CLAIM' }),
};

export const jobKeys = {
  shards: Array.from({ length: jobShards }, (_, shard) => `JOBS#${shard}`),
  partition: (scope: CompanyScope) =>
    `JOBS#${Number.parseInt(sha256(scope.company).slice(0, 4), 16) % jobShards}`,
  /** `dueAt` is ISO 8601 UTC, so that one Query finds what is due. */
  job: (scope: CompanyScope, dueAt: string, jobId: string): Key => ({
    pk: jobKeys.partition(scope),
    sk: `${dueAt}#${scope.company}#${jobId}`,
  }),
  /** The key of a job that nobody wrote: to ask for it looks like asking for one, and does nothing. */
  nobodys: (dueAt: string, jobId: string): Key => ({ pk: 'JOBS#0', sk: `${dueAt}#-#${jobId}` }),
};

export const vendorKeys = {
  partition: 'VENDOR',
  companyPrefix: 'COMPANY#',
  company: (scope: CompanyScope): Key => ({ pk: 'VENDOR', sk: `COMPANY#${scope.company}` }),
  /** A company that is being imported and not there yet. */
  beingImported: (scope: CompanyScope): Key => ({ pk: 'VENDOR', sk: `IMPORT#${scope.company}` }),
  provider: (): Key => ({ pk: 'VENDOR', sk: 'PROVIDER' }),
};

export const renewalKeys = {
  partition: 'RENEWALS',
  installation: (): Key => ({ pk: renewalKeys.partition, sk: 'INSTALLATION' }),
  companyPrefix: 'COMPANY#',
  company: (scope: CompanyScope): Key => ({
    pk: renewalKeys.partition,
    sk: `${renewalKeys.companyPrefix}${scope.company}`,
  }),
};
