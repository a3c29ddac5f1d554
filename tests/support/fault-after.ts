import type { InjectFault } from '@galley/infra/local/stand-ins/stand-in';

/**
 * A fault of the table after this many calls. A worker that dies makes no further call; otherwise one response is
 * lost, and the call is retried. `calls` returns their number.
 */
export function faultAfter(before: number, dies: boolean): { inject: InjectFault; calls: () => number } {
  let calls = 0;
  return {
    inject: ({ service }) => {
      if (service !== 'dynamodb') return undefined;
      calls += 1;
      if (dies) return calls > before ? 'unavailable' : undefined;
      return calls === before + 1 ? 'lost-answer' : undefined;
    },
    calls: () => calls,
  };
}
