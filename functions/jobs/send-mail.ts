import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { readEnvironment } from '../core/env';
import type { Mail } from '../core/jobs';
import { vendorKeys } from '../core/keys';
import type { ProviderRecord } from '../core/records';
import type { Table } from '../core/table';

let ses: SESv2Client | undefined;

/** Sends one mail to one person. The sender of version mails is the installation's provider setting. */
export async function sendMail(table: Table, mail: Mail): Promise<void> {
  ses ??= new SESv2Client({});
  const environment = readEnvironment(['MAIL_DOMAIN', 'MAIL_CONFIGURATION_SET']);
  const provider =
    mail.from === 'version' ? await table.get<ProviderRecord>(vendorKeys.provider()) : undefined;
  const text = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await ses.send(
    new SendEmailCommand({
      FromEmailAddress: provider?.versionUpdateEmail ?? `no-reply@${environment.MAIL_DOMAIN}`,
      ConfigurationSetName: environment.MAIL_CONFIGURATION_SET,
      Destination: { ToAddresses: [mail.to] },
      Content: {
        Simple: {
          Subject: text(mail.subject.replace(/[\r\n]+/g, ' ')),
          Body: { Text: text(mail.text), Html: text(mail.html) },
        },
      },
    }),
  );
}
