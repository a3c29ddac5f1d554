/** How many journeys run at a time, each worker of Playwright on a product and with a mailbox of its own. */
export const workers = Number(process.env.E2E_WORKERS ?? 1);
/** The ports of a worker's product; different from those of `npm start`, so that both can run. */
export const portBaseOf = (worker: number) => Number(process.env.E2E_PORT_BASE ?? 4700) + 10 * worker;
/** The number of this process among the workers; Playwright sets it. */
export const thisWorker = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
export const portBase = portBaseOf(thisWorker);
export const adminUrl = `http://localhost:${portBase}`;
export const siteUrl = (company: string) => `http://${company}.localhost:${portBase + 100}`;
export const mailboxUrl = `http://localhost:${portBase + 200}`;
export const password = 'Galley-demo-1';

interface Message {
  id: string;
  to: string[];
  subject: string;
  text: string;
  timestamp: string;
}

async function messages(): Promise<Message[]> {
  return (await fetch(`${mailboxUrl}/api/messages`)).json() as Promise<Message[]>;
}

/** From this time on the output names a mail that was late. */
const lateSeconds = 15;

/**
 * Waits for the newest matching mail to an email address. A mail whose first attempt failed goes out after its lease of 30
 * seconds, with the next sweep: up to 90 seconds later.
 */
export async function waitForMail(
  to: string,
  fits: (message: Message) => boolean,
  seconds = 150,
): Promise<Message> {
  const begun = Date.now();
  while (Date.now() < begun + seconds * 1000) {
    const found = (await messages()).find((message) => message.to.includes(to) && fits(message));
    const waited = (Date.now() - begun) / 1000;
    if (found && waited > lateSeconds) console.log(`A mail came late, after ${waited} s: ${describe(found)}`);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const newest = (await messages()).slice(0, 8).map(describe).join('\n');
  throw new Error(`No such mail to ${to} within ${seconds} s. The newest mails:\n${newest}`);
}

const describe = ({ to, subject, timestamp }: Message) => `  ${timestamp} to ${to.join(', ')}: ${subject}`;

/** The six digits of a sign-in mail that arrived after `since`. */
export async function waitForCode(to: string, since: Date): Promise<string> {
  const mail = await waitForMail(
    to,
    (message) => new Date(message.timestamp) >= since && /\b[1-9]\d{5}\b/.test(message.text),
  );
  return /\b[1-9]\d{5}\b/.exec(mail.text)?.[0] ?? '';
}
