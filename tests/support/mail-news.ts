import type { TestCloud } from './test-cloud';

/** The undelivered events that the SES stand-in published for the mails sent so far. */
export async function newsOf(cloud: TestCloud): Promise<unknown[]> {
  // The stand-in publishes a moment after the mail was accepted.
  await new Promise((resolve) => setImmediate(resolve));
  return cloud.mailEvents.splice(0);
}

/** Delivers such events to the product, one after the other. */
export async function hear(...events: unknown[]): Promise<void> {
  const { handler } = await import('@galley/functions/mail-events/handler');
  for (const event of events) await handler(event);
}
