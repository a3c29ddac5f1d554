import type { TestCloud } from './test-cloud';

/** Runs the scheduled rule once, and everything that it dispatches. */
export async function sweep(cloud: TestCloud): Promise<void> {
  const { handler } = (await import('@galley/functions/jobs/handler')) as {
    handler: (event: unknown) => Promise<unknown>;
  };
  await handler({ sweep: true });
  await cloud.settled();
}
