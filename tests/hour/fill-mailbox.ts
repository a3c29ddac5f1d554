import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { bounds } from './checks';
import type { HourUrls } from './cloud';

const text = 'A visitor has sent the form Application. '.repeat(10);
const atOnce = 20;

/** Fills the mailbox to its bound, so that its filling does not look like growth. */
export async function fillMailbox({ aws: { region, credentials, endpoints } }: HourUrls): Promise<void> {
  const client = new SESv2Client({ region, credentials, endpoint: endpoints.AWS_ENDPOINT_URL_SESV2 ?? '' });
  const mail = () =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress: 'no-reply@mail.galley.example',
        Destination: { ToAddresses: ['hour@acme.example'] },
        Content: {
          Simple: {
            Subject: { Data: 'A mail' },
            Body: { Text: { Data: text }, Html: { Data: `<p>${text}</p>` } },
          },
        },
      }),
    );
  for (let sent = 0; sent < bounds.mails; sent += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, mail));
  }
  client.destroy();
}
