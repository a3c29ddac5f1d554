import { limits } from './limits';

/**
 * What one company may use in an hour and in a day, so that none of them is another one's outage. The vendor may set
 * other numbers for a company. A number is what is begun in that time: what was asked for and did not fit waits or is
 * refused, and nothing is lost.
 */
export interface Budget {
  /** What the vendor's screen calls it. */
  label: string;
  /** What is counted, in the plural. */
  unit: string;
  perHour: number;
  perDay: number;
  /** So many are counted by one write; what a Lambda has not used by the end of the hour is lost to the company. */
  block: number;
  /** The vendor gives a company no less in an hour or on a day: what people need to sign in, or one mail of a form. */
  least: number;
  /** What anyone who is refused can do: a visitor knows no vendor. */
  advice: string;
}

/** Recipients that a form of an earlier release may have; each of them counts. */
const largestMail = 50;

const askForMore = 'Ask the vendor for more.';

export const budgets = {
  /** A mail to three people is three. Codes and invitations are counted apart, so that a flood locks no one out. */
  mails: {
    label: 'Emails of forms and versions',
    unit: 'mails',
    perHour: 500,
    perDay: 2_500,
    block: 20,
    least: largestMail,
    advice: askForMore,
  },
  /** What forms mail to those who sent them, apart from what they mail to the company: strangers bring both about. */
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
  /** What strangers send and staff upload are apart, so that no flood of a form keeps staff from their library. */
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
  /** A part is what one transaction writes; a file is checked as a whole, then written part by part. */
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
  /** Each may be a few requests, of one site that leads on to another. */
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

/** So many people one form may mail: what one lease pays for, so that no mail takes more than a block. */
export const mostRecipients = budgets.mails.block;

export interface StorageBudget {
  label: string;
  unit: string;
  most: number;
  /** The highest number that the vendor may give to a company. */
  highest: number;
}

/** What a company may keep, by counters that each change of the library moves. */
export const storageBudgets = {
  images: { label: 'Pictures kept', unit: 'pictures', most: 20_000, highest: 1_000_000 },
  files: { label: 'Files kept', unit: 'files', most: 2_000, highest: 10_000 },
  /** Of pictures and files as they were uploaded or sent with forms; a megabyte for each of as many pictures as may be kept. */
  storage: { label: 'Storage of pictures and files', unit: 'MB', most: 20_000, highest: 10_000_000 },
} as const satisfies Record<string, StorageBudget>;
export type StorageBudgetName = keyof typeof storageBudgets;
export const storageBudgetNames = Object.keys(storageBudgets) as StorageBudgetName[];
export const megabyte = 1_000_000;

/** The highest numbers that the vendor may give to a company. */
export const mostOfBudget = 1_000_000;

type Own<Limit> = { [Part in keyof Limit]?: Limit[Part] | undefined } | undefined;
/** What the vendor set for one company; what is absent is what holds for all. */
type OwnLimits = { [Name in BudgetName]?: Own<Limits> } & {
  [Name in StorageBudgetName]?: Own<{ most: number }>;
};

export interface Limits {
  perHour: number;
  perDay: number;
}

/** What a company may use. */
export function limitsOf(budget: BudgetName, own: OwnLimits | undefined): Limits {
  const { perHour, perDay } = budgets[budget];
  const set = own?.[budget];
  return { perHour: set?.perHour ?? perHour, perDay: set?.perDay ?? perDay };
}

/** What a company may keep. */
export function mostOf(budget: StorageBudgetName, own: OwnLimits | undefined): number {
  return own?.[budget]?.most ?? storageBudgets[budget].most;
}

/**
 * Calls cost no write: a bucket in the memory of each instance of a Lambda, approximate since instances count apart.
 * In front of them the firewall counts by host and by session (`infra/constructs/web-acls.ts`).
 */
export const callRates = {
  /** Of one company, in one area. */
  ofCompany: { perSecond: 50, burst: 1_000 },
  /** Of one network that sends forms to one site: what is counted before anything is read. */
  ofSender: { perSecond: 1, burst: 60 },
} as const;
