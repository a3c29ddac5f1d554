import { limits } from './limits';

/**
 * What a company may use per hour and per day, so that no company can cause an outage for others. The vendor
 * may set other limits for a company. They apply to what is started in that time: requests beyond them wait
 * or are refused, but nothing is lost.
 */
export interface Budget {
  /** The name on the vendor's screen. */
  label: string;
  /** The unit, in the plural. */
  unit: string;
  perHour: number;
  perDay: number;
  /**
   * The number of units that one write counts; units that a Lambda has not used by the end of the hour are
   * lost to the company.
   */
  block: number;
  /** The lowest limit that the vendor may set: what users need to sign in, or one mail of a form. */
  least: number;
  /** What a refused user can do; visitors, for example, cannot contact the vendor. */
  advice: string;
}

/** The number of recipients that a form of an earlier release may have; each of them counts. */
const largestMail = 50;

const askForMore = 'Ask the vendor for more.';

export const budgets = {
  /**
   * A mail to three recipients counts as three. Codes and invitations are counted separately, so that a flood
   * does not lock users out.
   */
  mails: {
    label: 'Emails of forms and versions',
    unit: 'mails',
    perHour: 500,
    perDay: 2_500,
    block: 20,
    least: largestMail,
    advice: askForMore,
  },
  /**
   * Confirmations to visitors are counted separately from mails to the company, because anonymous users cause
   * both.
   */
  confirmations: {
    label: 'Emails to visitors',
    unit: 'emails to those who sent a form',
    perHour: 100,
    perDay: 500,
    block: 5,
    least: 0,
    advice: askForMore,
  },
  accountMails: {
    label: 'Emails of accounts',
    unit: 'codes, invitations and notices',
    perHour: 500,
    perDay: 2_500,
    block: 20,
    least: 100,
    advice: askForMore,
  },
  jobs: {
    label: 'Jobs',
    unit: 'jobs',
    perHour: 10_000,
    perDay: 100_000,
    block: 20,
    least: 1_000,
    advice: askForMore,
  },
  submissions: {
    label: 'Submissions',
    unit: 'submissions',
    perHour: 2_000,
    perDay: 10_000,
    block: 20,
    least: 0,
    advice: 'Send it again then.',
  },
  /**
   * Visitors' files and staff uploads are counted separately, so that a flood through a form does not block
   * the library.
   */
  sentFiles: {
    label: 'Files sent by visitors',
    unit: 'MB',
    perHour: 400,
    perDay: 2_000,
    block: 20,
    least: 0,
    advice: 'Send it again then, or without the files.',
  },
  imageWork: {
    label: 'Pictures and files uploaded',
    unit: 'pictures and files',
    perHour: 1_000,
    perDay: 5_000,
    block: 20,
    least: 0,
    advice: askForMore,
  },
  exports: {
    label: 'Exports',
    unit: 'exports',
    perHour: 60,
    perDay: 300,
    block: 1,
    least: 0,
    advice: askForMore,
  },
  /** A part is what one transaction writes; a file is validated as a whole, then written part by part. */
  imports: {
    label: 'Imports of redirects',
    unit: `parts of ${limits.redirectsAtOnce} lines`,
    perHour: 1_000,
    perDay: 5_000,
    block: 20,
    least: 0,
    advice: askForMore,
  },
  copies: {
    label: 'Pages duplicated',
    unit: 'pages',
    perHour: 500,
    perDay: 2_000,
    block: 20,
    least: 0,
    advice: askForMore,
  },
  /** Each check may take a few requests, because a site may redirect. */
  outsideLinks: {
    label: 'Links to other sites checked',
    unit: 'addresses on other sites',
    perHour: 2_000,
    perDay: 6_000,
    block: 20,
    least: 0,
    advice: askForMore,
  },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof budgets;
export const budgetNames = Object.keys(budgets) as BudgetName[];

/**
 * The maximum number of recipients of one form: what one lease covers, so that no mail takes more than a
 * block.
 */
export const mostRecipients = budgets.mails.block;

export interface StorageBudget {
  label: string;
  unit: string;
  most: number;
  /** The highest limit that the vendor may set. */
  highest: number;
}

/** What a company may store, according to counters that each change of the library updates. */
export const storageBudgets = {
  images: { label: 'Pictures kept', unit: 'pictures', most: 20_000, highest: 1_000_000 },
  files: { label: 'Files kept', unit: 'files', most: 2_000, highest: 10_000 },
  /**
   * Pictures and files as they were uploaded or sent with forms; a megabyte for each of the pictures that may
   * be stored.
   */
  storage: { label: 'Storage of pictures and files', unit: 'MB', most: 20_000, highest: 10_000_000 },
} as const satisfies Record<string, StorageBudget>;
export type StorageBudgetName = keyof typeof storageBudgets;
export const storageBudgetNames = Object.keys(storageBudgets) as StorageBudgetName[];
export const megabyte = 1_000_000;

/** The highest limits that the vendor may set. */
export const mostOfBudget = 1_000_000;

type Own<Limit> = { [Part in keyof Limit]?: Limit[Part] | undefined } | undefined;
/** The limits that the vendor set for one company; absent ones have the defaults. */
type OwnLimits = { [Name in BudgetName]?: Own<Limits> } & {
  [Name in StorageBudgetName]?: Own<{ most: number }>;
};

export interface Limits {
  perHour: number;
  perDay: number;
}

/** A company's limits of a budget. */
export function limitsOf(budget: BudgetName, own: OwnLimits | undefined): Limits {
  const { perHour, perDay } = budgets[budget];
  const set = own?.[budget];
  return { perHour: set?.perHour ?? perHour, perDay: set?.perDay ?? perDay };
}

/** A company's limit of a storage budget. */
export function mostOf(budget: StorageBudgetName, own: OwnLimits | undefined): number {
  return own?.[budget]?.most ?? storageBudgets[budget].most;
}

/**
 * Counting calls costs no write: each Lambda instance has a bucket in memory, so the limit is approximate.
 * The firewall in front of them counts by host and by session (`infra/constructs/web-acls.ts`).
 */
export const callRates = {
  /** For one company in one area. */
  ofCompany: { perSecond: 50, burst: 1_000 },
  /** For one network that sends forms to one site, counted before anything is read. */
  ofSender: { perSecond: 1, burst: 60 },
} as const;
