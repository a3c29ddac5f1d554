import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { bounds } from './checks';
import type { HourUrls } from './cloud';
import { exchange } from './exchange';

/**
 * Fills what the laptop cloud remembers up to a bound, so that its filling does not look like growth: the mailbox, and
 * the copies that are served where an origin fails.
 */
export async function fillMemories(urls: HourUrls): Promise<void> {
  await inParts(bounds.mails, mailTo(urls));
  const sites = Object.values(urls.siteUrls);
  await inParts(copies, async (number) => {
    await exchange(`${sites[number % sites.length]}/?fill=${number}`);
  });
}

/** More than the edge keeps. */
const copies = 600;
const atOnce = 20;

async function inParts(times: number, act: (number: number) => Promise<unknown>): Promise<void> {
  for (let begin = 0; begin < times; begin += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => act(begin + index)));
  }
}

const text = 'A visitor has sent the form Application. '.repeat(10);

function mailTo({ aws: { region, credentials, endpoints } }: HourUrls) {
  const client = new SESv2Client({ region, credentials, endpoint: endpoints.AWS_ENDPOINT_URL_SESV2 ?? '' });
  const Body = { Text: { Data: text }, Html: { Data: `<p>${text}</p>` } };
  return () =>
    client.send(
      new SendEmailCommand({
        FromEmailAddress: 'no-reply@mail.galley.example',
        Destination: { ToAddresses: ['hour@acme.example'] },
        Content: { Simple: { Subject: { Data: 'A mail' }, Body } },
      }),
    );
}
