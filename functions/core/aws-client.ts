/** How long one attempt of a call may take, and how many there are. Times in milliseconds. */
export interface Patience {
  /** All attempts, the first among them. */
  attempts: number;
  /** From sending until the answer begins; the product with `attempts` stays below the Lambda's own time. */
  answerMs: number;
}

/**
 * What each service gets. The SDK's own clients wait without an end: a connection that died in silence would hold a
 * Lambda until its time is over, and the one who asked would get an error without a sentence.
 */
export const patienceWith = {
  table: { attempts: 4, answerMs: 4_000 },
  /** The pool itself waits five seconds for a trigger. */
  userPool: { attempts: 3, answerMs: 6_000 },
  images: { attempts: 3, answerMs: 6_000 },
  mail: { attempts: 3, answerMs: 6_000 },
  cdn: { attempts: 3, answerMs: 6_000 },
  /** An asynchronous invoke is answered as soon as it is noted. */
  wakingJobs: { attempts: 2, answerMs: 3_000 },
  /** Once: what was made and not heard of would be refused the second time. */
  provisioning: { attempts: 1, answerMs: 18_000 },
  /** Once: the job itself is tried again. */
  imageWidths: { attempts: 1, answerMs: 27_000 },
} satisfies Record<string, Patience>;

const connectionMs = 2_000;

interface ClientConfiguration {
  maxAttempts: number;
  requestHandler: { connectionTimeout: number; requestTimeout: number; throwOnRequestTimeout: true };
}

/** The only place where a client of AWS is made. @param more what this client needs besides, such as its region */
export function awsClient<Client, More extends object = object>(
  make: new (configuration: ClientConfiguration & More) => Client,
  { attempts, answerMs }: Patience,
  more?: More,
): Client {
  return new make({
    maxAttempts: attempts,
    requestHandler: {
      connectionTimeout: Math.min(connectionMs, answerMs),
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
    },
    ...(more as More),
  });
}
