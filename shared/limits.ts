import { mostSentBytes } from './sent-file-messages';

/** All limits of the product. Sizes are bytes of UTF-8 unless the name says otherwise. */
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
  /** A link of 2,000 characters with three bytes each, all percent-encoded. */
  encodedLink: 18_000,
  sliderDurationMs: { min: 1_000, max: 10_000, fallback: 5_000 },
  comments: 1_000,
  /** One review comment, in characters. */
  reviewComment: 2_000,
  /** All of them are returned in one response. */
  reviewCommentsPerPage: 500,
  commentsPerThread: 100,
  logAction: 200,
  email: 254,
  password: { min: 8, max: 20 },
  /** The temporary password of an invitation is accepted for this many days. */
  invitationDays: 7,
  code: { min: 100_000, max: 999_999 },
  navbarTabTitle: 20,
  /** The number of wrong passwords that locks an account. */
  invalidAttempts: 5,
  /** All of them are written in one flip when their order changes. */
  navbarTabs: 12,
  /** The tabs of a launch, together with the ones that they replace, are one item of the table. */
  launchTabsBytes: 180 * 1024,
  companyKey: 32,
  menuEntries: 500,
  /** Each is a transaction of its own, and one response reports all. */
  duplicatedPages: 100,
  launchName: 80,
  savedSectionName: 60,
  savedSections: 200,
  /** The texts of all saved sections of a company together: a search for uses reads them all. */
  savedSectionsBytes: 4 * 1024 * 1024,
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
  /** Each is two items of one transaction; an import is written in parts of this size. */
  redirectsAtOnce: 45,
  /** The number of links to other sites that are checked. */
  outsideUrls: 2_000,
  importBytes: 1024 * 1024,
  /** Including each checkbox of a group, which browsers send separately. */
  formFields: 200,
  thankYouText: 500,
  confirmationText: 1_000,
  /** Ten years. */
  keepDays: 3_650,
  /**
   * The number of submissions that one call erases; each is looked up under two keys, and a read takes 100
   * keys.
   */
  erasedAtOnce: 50,
  /** Numbers of fields are never reused. */
  formFieldNumbers: 9_999,
  /** A form with all of its fields; every change stores the previous revision beside it. */
  formBytes: 100 * 1024,
  fieldText: { min: 0, max: 1_000 },
  fieldNumber: { min: 0, max: 99_999_999 },
  /** The values of one submission together; with the names of its fields they fit into one item. */
  submissionBytes: 200 * 1024,
  /** A submission without files; the edge refuses larger ones by their Content-Length. */
  sentFormBytes: 300 * 1024,
  /** The files of one submission together, so that everything fits into one Lambda request as base64. */
  sentFilesBytes: mostSentBytes,
  /** The maximum number of files in one field. */
  filesOfField: 10,
  /**
   * Names that a submission may contain besides its fields: which form it is, on which page, how long it was
   * open.
   */
  sentFormExtras: 20,
  /** A body from an anonymous user that is not a form submission. */
  anonymousBodyBytes: 16 * 1024,
  /** One text in it; longer than any field may be, so that the field's own check can report the error. */
  anonymousText: 5_000,
  /** One part of an export, in its response. */
  exportBytes: 4 * 1024 * 1024,
  /** AWS's limit of one TransactWriteItems. */
  transactionItems: 100,
  /** A transaction holds 4 MB; this much of it is available for bodies. */
  transactionBytes: 3 * 1024 * 1024,
  /**
   * A flip is one transaction of at most this many items, whatever the size of the site. The largest one
   * publishes a version that moves its page under another and changes its picture, its search texts and its links.
   */
  flipItems: 36,
  prepareItems: 50,
} as const;

/** The lengths that the SEO counters show as good; only guidance, never enforced. */
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

/** The number of listed versions, unless the provider settings say otherwise. */
export const defaultVersionLimit = 10;

/** An IANA name, for a company that has not chosen a time zone. */
export const defaultTimeZone = 'America/New_York';

/** How long a past revision of a form is kept, because a visitor may still have its page open. */
/** The default of a new form: two years. */
export const defaultKeepDays = 730;
export const formRevisionDays = 90;

export const sessionSeconds = 7 * 24 * 60 * 60;
/** For a session that only allows setting up an authenticator app: time to find and install one. */
export const enrolmentSeconds = 30 * 60;
export const attemptSeconds = 15 * 60;
export const mailedCodeSeconds = 5 * 60;
/** A code that the vendor's operator issued. */
export const operatorCodeSeconds = 5 * 60;
export const resetCodeSeconds = 15 * 60;
export const wrongAnswersPerCode = 5;

/** The length of a text in bytes of UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
