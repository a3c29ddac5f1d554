import type { TestCloud } from './test-cloud';

/** The rule of every minute, once, and all that it wakes. */
export async function sweep(cloud: TestCloud): Promise<void> {
  const { handler } = (await import('@galley/functions/jobs/handler')) as {
    handler: (event: unknown) => Promise<unknown>;
  };
  await handler({ sweep: true });
  await cloud.settled();
}
