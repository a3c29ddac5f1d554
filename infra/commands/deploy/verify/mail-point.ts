import { SendEmailCommand } from '@aws-sdk/client-ses';
import { GetAccountCommand, GetEmailIdentityCommand } from '@aws-sdk/client-sesv2';
import { namesOf } from '../../../stage';
import { NotProvenError, type Point } from './point';

/** AWS's simulator accepts all mails, delivers none, and does not affect the sender's reputation. */
const simulator = 'success@simulator.amazonses.com';

export const mailPoint: Point = {
  name: 'Mail goes out: not in the sandbox, signed, taken by SES',
  async prove({ aws, stage }) {
    const { mailDomain } = stage;
    const identity = await aws.ses().send(new GetEmailIdentityCommand({ EmailIdentity: mailDomain }));
    if (!identity.VerifiedForSendingStatus || identity.DkimAttributes?.Status !== 'SUCCESS') {
      throw new NotProvenError(
        `${mailDomain} is not verified (DKIM: ${identity.DkimAttributes?.Status}). Enter the records that "npm run deploy" prints.`,
      );
    }
    if (identity.MailFromAttributes?.MailFromDomainStatus !== 'SUCCESS') {
      throw new NotProvenError(
        `The MAIL FROM domain bounce.${mailDomain} is not verified (${identity.MailFromAttributes?.MailFromDomainStatus}). Enter its MX and SPF records.`,
      );
    }
    const { MessageId } = await aws.mail().send(
      new SendEmailCommand({
        Source: `no-reply@${mailDomain}`,
        ConfigurationSetName: namesOf(stage).mailConfigurationSet,
        Destination: { ToAddresses: [simulator] },
        Message: { Subject: { Data: 'Galley: verify' }, Body: { Text: { Data: 'Sent by npm run deploy.' } } },
      }),
    );
    const { ProductionAccessEnabled } = await aws.ses().send(new GetAccountCommand({}));
    if (!ProductionAccessEnabled) {
      throw new NotProvenError(
        'SES takes our mail, but is in its sandbox: only verified email addresses get it. Ask for production access in the SES console.',
      );
    }
    return `SES took a mail to ${simulator} (${MessageId}).`;
  },
};
