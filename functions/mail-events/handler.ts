import { isCompanyKey, openCompanyScope } from '../core/company-scope';
import { environment } from '../core/env';
import { logger } from '../core/logger';
import type { MailPurpose } from '../core/mail-purpose';
import { Table } from '../core/table';
import type { MailEvent } from './mail-event';
import { returnSubmissionMail } from './return-submission-mail';
import { returnUserMail } from './return-user-mail';
import { returnedMail } from './returned-mail';

const table = new Table(environment('TABLE_NAME'));

/**
 * Records the fate of a mail (bounces, complaints and rejections) in the submission or user that it was for.
 * Events are delivered at least once and in any order, even before the job that sent the mail has recorded
 * this.
 */
export async function handler(event: unknown): Promise<void> {
  logger.resetKeys();
  // Loaded by the event and not at the start, like the schemas of an area's calls.
  const { mailEventSchema } = await import('./mail-event');
  const { detail } = mailEventSchema.parse(event);
  const { company = '', submission, run = '' } = purposeOf(detail);
  // Another user of this AWS account uses the configuration set.
  if (!isCompanyKey(company)) return logger.warn('a mail came back that names no company');
  const scope = openCompanyScope(company);
  const returned = returnedMail(detail);
  const context = { company, event: detail.eventType };
  if (!returned) return logger.info('a mail was answered by a machine or taken out of the spam', context);
  if (submission !== undefined) {
    const submissionId = Number(submission);
    const isKept = await returnSubmissionMail(table, scope, { submissionId, run }, returned);
    logger.info('the mail of a submission came back', { ...context, submission, isKept });
    return;
  }
  for (const recipient of returned.recipients) {
    const isKept = await returnUserMail(table, scope, recipient, returned.at);
    // Without the recipient: logs hold no email addresses.
    logger.info('a mail came back', { ...context, isKept });
  }
}

function purposeOf({ mail: { tags } }: MailEvent): Partial<MailPurpose> {
  const [company] = tags.company ?? [];
  const [submission] = tags.submission ?? [];
  const [run] = tags.run ?? [];
  return { company, submission, run };
}
