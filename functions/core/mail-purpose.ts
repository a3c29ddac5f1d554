/**
 * What a mail was for: it goes out with the mail as SES's tags and comes back with the news that it bounced. SES takes
 * letters, digits, '-' and '_' and nothing else, so no address ever is in one.
 */
export interface MailPurpose {
  company: string;
  /** The id of the submission that it tells of; absent from mails to users. */
  submission?: string;
  /** Which of the submission's mails: one that was sent again is another. */
  run?: string;
}
