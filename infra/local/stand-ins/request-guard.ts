import type { ServerResponse } from 'node:http';
import type { PlainResponse } from './http-server';
import type { AwsCall, FaultKind, StandInOptions } from './stand-in';

/** The parts of a request to a stand-in that permission, faults and observation need. */
export interface GuardedRequest {
  /** The call that is authorized, faulted and observed. */
  call: AwsCall;
  /** The accesses to authorize first; only the call when absent. */
  needs?: AwsCall[];
  operation: string;
  input: unknown;
  /** The service's own error for an injected failure. */
  failure: (kind: 'throttle' | 'unavailable') => Error;
}

/**
 * Authorizes a request, injects faults and observes it. Faults that only a table can have (a conflict, a torn
 * read) have no effect here.
 * @returns undefined when the caller must not get a response
 * @throws the errors of `work`, AccessDenied, or the fault
 */
export async function guard(
  options: StandInOptions,
  { call, needs = [call], operation, input, failure }: GuardedRequest,
  response: ServerResponse,
  work: () => PlainResponse | Promise<PlainResponse>,
): Promise<PlainResponse | undefined> {
  const at = (options.now ?? Date.now)();
  const started = performance.now();
  let error: Error | undefined;
  try {
    for (const access of needs) options.authorize?.(access);
    const fault: FaultKind | undefined = options.fault?.({ ...call, input });
    if (fault === 'throttle' || fault === 'unavailable') throw failure(fault);
    if (fault === 'timeout') return undefined;
    const result = await work();
    if (fault !== 'lost-answer') return result;
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
