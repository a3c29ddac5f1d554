import type { Key } from '@galley/functions/core/entities/key';
import type { TestCloud } from './test-cloud';

/**
 * Runs the jobs that were dispatched since the last call, and those that they dispatch, without waiting for the
 * delayed CDN invalidation. For a cloud that was started with `runJobs: false`.
 */
export function jobsAtOnce(cloud: TestCloud): () => Promise<void> {
  let seen = 0;
  return async () => {
    const { handler } = await import('@galley/functions/jobs/handler');
    for (;;) {
      const dispatched = cloud.lambda.invocations.slice(seen) as { run?: Key[] }[];
      seen += dispatched.length;
      const keys = dispatched.flatMap(({ run = [] }) => run).filter(({ sk }) => !sk.endsWith('#invalidate'));
      if (dispatched.length === 0) return;
      if (keys.length > 0) await handler({ run: keys });
    }
  };
}
