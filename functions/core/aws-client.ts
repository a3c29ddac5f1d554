/** Timeout and number of attempts of a call. Times are in milliseconds. */
export interface CallLimits {
  /** Including the first attempt. */
  attempts: number;
  /**
   * From sending the request to the start of the response. Multiplied by `attempts`, it stays below the
   * Lambda's timeout.
   */
  timeoutMs: number;
}

/**
 * The limits for each service. The SDK's own clients never time out: a dead connection would occupy a Lambda
 * until its timeout, and the caller would get an error without a message.
 */
export const callLimitsOf = {
  table: { attempts: 4, timeoutMs: 4_000 },
  /** The pool itself waits five seconds for a trigger. */
  userPool: { attempts: 3, timeoutMs: 6_000 },
  images: { attempts: 3, timeoutMs: 6_000 },
  mail: { attempts: 3, timeoutMs: 6_000 },
  cdn: { attempts: 3, timeoutMs: 6_000 },
  /** An asynchronous invocation is answered as soon as it is queued. */
  dispatchingJobs: { attempts: 2, timeoutMs: 3_000 },
  /** Once: if the response was lost, a second attempt would be refused because the company already exists. */
  provisioning: { attempts: 1, timeoutMs: 18_000 },
  /** Once: the job itself is retried. */
  imageWidths: { attempts: 1, timeoutMs: 27_000 },
} satisfies Record<string, CallLimits>;

const connectionMs = 2_000;

interface ClientConfiguration {
  maxAttempts: number;
  requestHandler: { connectionTimeout: number; requestTimeout: number; throwOnRequestTimeout: true };
}

/**
 * The only place where an AWS client is created.
 * @param more further configuration, such as the region
 */
export function awsClient<Client, More extends object = object>(
  make: new (configuration: ClientConfiguration & More) => Client,
  { attempts, timeoutMs }: CallLimits,
  more?: More,
): Client {
  return new make({
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: Math.min(connectionMs, timeoutMs),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    ...(more as More),
  });
}
