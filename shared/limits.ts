import { mostSentBytes } from './sent-file-messages';

/** Every limit of the product in one place. Sizes are bytes of UTF-8 unless the name says otherwise. */
export const limits = {
  pageName: 100,
  friendlyUrl: 60,
  externalUrl: 2_000,
  seoTitle: 200,
  pageSummary: 300,
  author: 100,
  seoDescription: 500,
  keyword: 60,
  keywords: 500,
  componentName: 15,
  announcementText: 500,
  imageFormTitle: 100,
  imageFormDescription: 1_000,
  blankHeight: { min: 1, max: 2_000 },
  bannerSlides: 30,
  /** A link of 2,000 characters, each of them three bytes that are spelled with a percent sign. */
  encodedLink: 18_000,
  sliderDurationMs: { min: 1_000, max: 10_000, fallback: 5_000 },
  comments: 1_000,
  /** One review comment, in characters. */
  reviewComment: 2_000,
  /** All of them go into one answer. */
  reviewCommentsPerPage: 500,
  commentsPerThread: 100,
  logAction: 200,
  email: 254,
  password: { min: 8, max: 20 },
  code: { min: 100_000, max: 999_999 },
  navbarTabTitle: 20,
  /** So many wrong passwords lock an address. */
  invalidAttempts: 5,
  /** All of them are written in one flip when their order changes. */
  navbarTabs: 12,
  /** All that a launch brings, and as much again that it replaces, is one item of the table. */
  launchTabsBytes: 180 * 1024,
  companyKey: 32,
  menuEntries: 500,
  /** Each is a transaction of its own, and one answer tells of all. */
  duplicatedPages: 100,
  launchName: 80,
  launchPages: 500,
  componentsPerVersion: 100,
  versionsPerPage: 9_999,
  richTextColumnBytes: 60 * 1024,
  componentBytes: 200 * 1024,
  versionHtmlBytes: 1024 * 1024,
  footerColumnBytes: 10 * 1024,
  footerBytes: 60 * 1024,
  redirectPath: 1_000,
  redirects: 10_000,
  importedRedirects: 1_000,
  /** Each is two items of one transaction; an import is written in parts of so many. */
  redirectsAtOnce: 45,
  /** So many addresses on other sites are looked after. */
  outsideAddresses: 2_000,
  importBytes: 1024 * 1024,
  /** With each of several boxes, which browsers send by itself. */
  formFields: 200,
  thankYouText: 500,
  confirmationText: 1_000,
  /** Ten years. */
  keepDays: 3_650,
  /** So many submissions are erased by one call; each is looked for in two places, and a read takes 100 keys. */
  erasedAtOnce: 50,
  /** The numbers of fields are never given again. */
  formFieldNumbers: 9_999,
  /** A form with all of its fields; every change keeps the one before beside it. */
  formBytes: 100 * 1024,
  fieldText: { min: 0, max: 1_000 },
  fieldNumber: { min: 0, max: 99_999_999 },
  /** The values of one submission together; with the names of its fields they fit into one item. */
  submissionBytes: 200 * 1024,
  /** What a visitor sends as it travels, without files; the edge refuses more by its Content-Length. */
  sentFormBytes: 300 * 1024,
  /** The files of one submission together, so that all of it as base64 is one request of Lambda. */
  sentFilesBytes: mostSentBytes,
  /** So many may one field take. */
  filesOfField: 10,
  /** Names that a sent form may have beside its fields: which form it is, of which page, how long it was open. */
  sentFormExtras: 20,
  /** What someone sends who has not signed in, and who sends no form. */
  anonymousBodyBytes: 16 * 1024,
  /** One text of it; longer than any field may be, so that the field's own check can say what is wrong. */
  anonymousText: 5_000,
  /** One part of an export, as it travels. */
  exportBytes: 4 * 1024 * 1024,
  /** AWS: one DynamoDB item, one TransactWriteItems, one answer of Lambda behind the HTTP API. */
  itemBytes: 400 * 1024,
  transactionItems: 100,
  /** A transaction holds 4 MB; bodies may fill so much of it. */
  transactionBytes: 3 * 1024 * 1024,
  answerBytes: 6 * 1024 * 1024,
  /**
   * A flip is one transaction of at most this many items, whatever the size of the site. The largest one publishes a
   * version that moves its page under another and gives it another picture.
   */
  flipItems: 28,
  prepareItems: 50,
} as const;

/** What the SEO counters show as good; guidance only, never enforced. */
export const seoGuidance = {
  title: { min: 50, max: 60 },
  description: { min: 50, max: 160 },
  keywords: { min: 1, max: 2 },
} as const;

export const pageSizes = {
  pages: 50,
  redirects: 50,
  versionLog: 10,
  versions: 25,
  forms: 50,
  submissions: 100,
  users: 100,
} as const;

/** Versions listed where the provider settings do not say otherwise. */
export const defaultVersionLimit = 10;
export const minimumVersionLimit = 3;

/** Of a company that has not chosen one; an IANA name. */
export const defaultTimeZone = 'America/New_York';

/** How long a revision of a form is kept after another one took its place: a visitor may have its page open. */
/** What a new form starts with: two years. */
export const defaultKeepDays = 730;
export const formRevisionDays = 90;

export const sessionSeconds = 7 * 24 * 60 * 60;
/** For a session that is only good for setting up an authenticator app: time to find one and install it. */
export const enrolmentSeconds = 30 * 60;
export const attemptSeconds = 15 * 60;
export const mailedCodeSeconds = 5 * 60;
/** A code that the vendor's operator made. */
export const operatorCodeSeconds = 5 * 60;
export const resetCodeSeconds = 15 * 60;
export const wrongAnswersPerCode = 5;

/** The length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
