import { createHash } from 'node:crypto';

/**
 * The files of this folder are the only ones that spell a key of the table, each those of one noun.
 *
 * | access pattern | pk | sk |
 * |---|---|---|
 * | company record, settings, footer, navbar, form settings, tabs | C#acme#SITE | COMPANY SETTINGS FOOTER NAVBAR FORMSETTINGS TAB#… |
 * | what texts lost when their form changed, for Admins to see once (one Query), whether that was looked at | C#acme#SITE | TEXTNOTE#00000007 TEXTCHECK |
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
 * | what a company used of its budgets on a day (one item) | C#acme#BUDGETS | 2026-11-22 |
 * | news of versions that wait for one mail (one Query), how often somebody caused some in a few minutes | C#acme#NEWS | LINE#<slot>#<time> ACTS#<slot>#<hash> |
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
  budgets: 'C#*#BUDGETS',
  news: 'C#*#NEWS',
  email: 'EMAIL#*',
  attempt: 'ATTEMPT#*',
  rate: 'RATE#*',
  signOn: 'SIGNON#*',
  jobs: 'JOBS#*',
  vendor: 'VENDOR',
  renewals: 'RENEWALS',
} as const;
type Patterns = typeof partitionPatterns;
export type PartitionName = keyof Patterns;
/** Those that are a company's alone. The others hold items of several. */
export type CompanyPartitionName = {
  [Name in PartitionName]: Patterns[Name] extends `C#*#${string}` ? Name : never;
}[PartitionName];
export const isOfOneCompany = (name: PartitionName): name is CompanyPartitionName =>
  partitionPatterns[name].startsWith('C#*#');

/** Numbers are padded, so that their order as text is their own. */
export const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
