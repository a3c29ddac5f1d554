import type { ServerResponse } from 'node:http';
import type { Answer } from './http-server';
import type { AwsCall, FaultKind, StandInOptions } from './stand-in';

/** One request to a stand-in, as far as permission, faults and observation need it. */
export interface GuardedRequest {
  /** What is authorised, faulted and observed. */
  call: AwsCall;
  /** Further accesses to authorise before anything is done. */
  alsoNeeds?: AwsCall[];
  operation: string;
  input: unknown;
  /** The service's own answer to an injected failure. */
  failure: (kind: 'throttle' | 'unavailable') => Error;
}

/**
 * Authorises, injects faults and observes around one request's work. Faults that only a table can have (a conflict,
 * a torn read) do nothing here.
 * @returns undefined when the caller must not get an answer @throws what `work` throws, AccessDenied, or the fault
 */
export async function guard(
  options: StandInOptions,
  { call, alsoNeeds = [], operation, input, failure }: GuardedRequest,
  response: ServerResponse,
  work: () => Answer | Promise<Answer>,
): Promise<Answer | undefined> {
  const at = (options.now ?? Date.now)();
  const started = performance.now();
  let error: Error | undefined;
  try {
    for (const access of [call, ...alsoNeeds]) options.authorize?.(access);
    const fault: FaultKind | undefined = options.fault?.({ ...call, input });
    if (fault === 'throttle' || fault === 'unavailable') throw failure(fault);
    if (fault === 'timeout') return undefined;
    const answer = await work();
    if (fault !== 'lost-answer') return answer;
    response.destroy();
    return undefined;
  } catch (caught) {
    error = caught as Error;
    throw caught;
  } finally {
    const ms = performance.now() - started;
    options.observe?.({ ...call, operation, input, units: 0, at, ms, ...(error && { error: error.name }) });
  }
}
