import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses';
import type { BudgetName } from '@galley/shared/budgets';
import { awsClient, patienceWith } from '../core/aws-client';
import { spendBudget } from '../core/budgets/spend-budget';
import { openCompanyScope } from '../core/company-scope';
import { providerEntity } from '../core/entities/vendor';
import { readEnvironment } from '../core/env';
import type { Mail } from '../core/jobs';
import type { MailPurpose } from '../core/mail-purpose';
import type { Table } from '../core/table';

/** What each kind of mail is counted under. */
const budgetOf = {
  'sign-in': 'accountMails',
  version: 'mails',
  form: 'mails',
  visitor: 'confirmations',
} as const satisfies Record<OutgoingMail['from'], BudgetName>;

let ses: SESClient | undefined;

/** A mail as it goes out: that of a form goes to several people at once, and an answer to who filled it in. */
type OutgoingMail = Omit<Mail, 'from' | 'to'> & {
  /** `visitor` is a form's mail to the one who sent it. */
  from: Mail['from'] | 'form' | 'visitor';
  to: string | string[];
  replyTo?: string;
};

/**
 * Sends one mail. The senders of version mails and of forms are the installation's provider settings.
 * @param purpose what is told with the news, should it come back
 */
export async function sendMail(table: Table, mail: OutgoingMail, purpose: MailPurpose): Promise<void> {
  ses ??= awsClient(SESClient, patienceWith.mail);
  const environment = readEnvironment(['MAIL_DOMAIN', 'MAIL_CONFIGURATION_SET']);
  const provider = mail.from === 'sign-in' ? undefined : await table.get(providerEntity.key());
  const sender = mail.from === 'version' ? provider?.versionUpdateEmail : provider?.dynamicFormEmail;
  const to = [mail.to].flat();
  await spendBudget(table, openCompanyScope(purpose.company), budgetOf[mail.from], to.length, new Date());
  const text = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
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

/** One line of what can be seen: no break that begins another header, no sign that turns the direction of a text. */
function subjectLine(subject: string): string {
  const line = subject.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > longestSubject ? `${line.slice(0, longestSubject - 1)}…` : line;
}
