/**
 * What a mail was for: sent as SES tags, which come back when it bounces. SES accepts only letters, digits,
 * '-' and '_', so a tag never contains an email address.
 */
export interface MailPurpose {
  company: string;
  /** The id of the submission that it reports; absent in mails to users. */
  submission?: string;
  /** Which of the submission's mails it is; one that is sent again has another run. */
  run?: string;
}
