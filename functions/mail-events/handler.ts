import { isCompanyKey, openCompanyScope } from '../core/company-scope';
import { readEnvironment } from '../core/env';
import { logger } from '../core/logger';
import type { MailPurpose } from '../core/mail-purpose';
import { Table } from '../core/table';
import { type MailEvent, mailEventSchema } from './mail-event';
import { returnSubmissionMail } from './return-submission-mail';
import { returnUserMail } from './return-user-mail';
import { returnedMail } from './returned-mail';

const table = new Table(readEnvironment(['TABLE_NAME']).TABLE_NAME);

/**
 * Takes what SES says became of a mail to what the mail was for: bounces, complaints and refusals. Events come at
 * least once and in any order, also before the job that sent the mail has written that it did.
 */
export async function handler(event: unknown): Promise<void> {
  logger.resetKeys();
  const { detail } = mailEventSchema.parse(event);
  const { company = '', submission, run = '' } = purposeOf(detail);
  // Someone else in this account uses the configuration set.
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
    // Never to whom: logs hold no addresses.
    logger.info('a mail came back', { ...context, isKept });
  }
}

function purposeOf({ mail: { tags } }: MailEvent): Partial<MailPurpose> {
  const [company] = tags.company ?? [];
  const [submission] = tags.submission ?? [];
  const [run] = tags.run ?? [];
  return { company, submission, run };
}
