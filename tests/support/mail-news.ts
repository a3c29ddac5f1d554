import type { TestCloud } from './test-cloud';

/** What the stand-in of SES published of the mails sent so far, which no one has heard yet. */
export async function newsOf(cloud: TestCloud): Promise<unknown[]> {
  // The stand-in tells a moment after the mail was taken.
  await new Promise((resolve) => setImmediate(resolve));
  return cloud.mailEvents.splice(0);
}

/** Tells the product such news, one after the other. */
export async function hear(...events: unknown[]): Promise<void> {
  const { handler } = await import('@galley/functions/mail-events/handler');
  for (const event of events) await handler(event);
}
