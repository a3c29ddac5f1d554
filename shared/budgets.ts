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
}

export const budgets = {
  /** A mail to three people is three. Codes and invitations are counted apart, so that a flood locks nobody out. */
  mails: { label: 'Mails of forms and versions', unit: 'mails', perHour: 500, perDay: 2_500, block: 20 },
  accountMails: {
    label: 'Mails of accounts',
    unit: 'codes, invitations and notices',
    perHour: 500,
    perDay: 2_500,
    block: 20,
  },
  jobs: { label: 'Jobs', unit: 'jobs', perHour: 10_000, perDay: 100_000, block: 20 },
  submissions: { label: 'Submissions', unit: 'submissions', perHour: 2_000, perDay: 10_000, block: 20 },
  imageWork: { label: 'Pictures uploaded', unit: 'pictures', perHour: 1_000, perDay: 5_000, block: 20 },
  exports: { label: 'Exports', unit: 'exports', perHour: 60, perDay: 300, block: 1 },
} as const satisfies Record<string, Budget>;
export type BudgetName = keyof typeof budgets;
export const budgetNames = Object.keys(budgets) as BudgetName[];

/** What a company may keep. Its counters are those that the vendor's list shows. */
export const storageBudgets = { images: { label: 'Pictures kept', unit: 'pictures', most: 20_000 } } as const;

/** The highest numbers that the vendor may give to a company. */
export const mostOfBudget = 1_000_000;

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
