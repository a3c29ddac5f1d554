import type { InjectFault } from '@galley/infra/local/stand-ins/stand-in';

/**
 * A fault of the table behind so many calls. A worker that dies makes no further one; otherwise one answer is lost,
 * and what was asked is asked again. `calls` says how many there were.
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
