import type { TestCloud } from '../support/test-cloud';

/** Nothing was due then: what remains is the cost of a sweep every minute. */
export async function sweepOfYesterday(cloud: TestCloud): Promise<void> {
  const { handler } = await import('@galley/functions/jobs/handler');
  cloud.clock.advance(-24 * 60 * 60_000);
  await handler({ sweep: true }).finally(() => cloud.clock.reset());
}
