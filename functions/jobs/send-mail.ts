import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import type { BudgetName } from '@galley/shared/budgets';
import { once } from '@galley/shared/once';
import { awsClient, callLimitsOf } from '../core/aws-client';
import { spendBudget } from '../core/budgets/spend-budget';
import { openCompanyScope } from '../core/company-scope';
import { providerEntity } from '../core/entities/vendor';
import { readEnvironment } from '../core/env';
import type { Mail } from '../core/jobs';
import type { MailPurpose } from '../core/mail-purpose';
import type { Table } from '../core/table';

/** The budget for each kind of mail. */
const budgetOf = {
  'sign-in': 'accountMails',
  version: 'mails',
  form: 'mails',
  visitor: 'confirmations',
} as const satisfies Record<OutgoingMail['from'], BudgetName>;

const ses = once(() => awsClient(SESClient, callLimitsOf.mail));

/** A mail to send: a form's mail goes to several recipients, and a confirmation to the visitor. */
type OutgoingMail = Omit<Mail, 'from' | 'to'> & {
  /** `visitor` is a form's confirmation to the visitor who submitted it. */
  from: Mail['from'] | 'form' | 'visitor';
  to: string | string[];
  replyTo?: string;
};

/**
 * Sends one mail. The email addresses of the sender for versions and forms are in the installation's provider settings.
 * @param purpose comes back with the event if the mail bounces
 */
export async function sendMail(table: Table, mail: OutgoingMail, purpose: MailPurpose): Promise<void> {
  const environment = readEnvironment(['MAIL_DOMAIN', 'MAIL_CONFIGURATION_SET']);
  const provider = mail.from === 'sign-in' ? undefined : await table.get(providerEntity.key());
  const sender = mail.from === 'version' ? provider?.versionUpdateEmail : provider?.dynamicFormEmail;
  const to = [mail.to].flat();
  await spendBudget(table, openCompanyScope(purpose.company), budgetOf[mail.from], to.length, new Date());
  const text = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses().send(
    new SendEmailCommand({
      Source: sender ?? `no-reply@${environment.MAIL_DOMAIN}`,
      ConfigurationSetName: environment.MAIL_CONFIGURATION_SET,
      Tags: Object.entries(purpose).map(([Name, Value]: [string, string]) => ({ Name, Value })),
      Destination: { ToAddresses: to },
      ...(mail.replyTo && { ReplyToAddresses: [mail.replyTo] }),
      Message: {
        Subject: text(subjectLine(mail.subject)),
        Body: { Text: text(mail.text), Html: text(mail.html) },
      },
    }),
  );
}

const longestSubject = 200;

/**
 * A single line of visible characters: no line break that starts another header, and no control characters
 * that change the text direction.
 */
function subjectLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line;
}
