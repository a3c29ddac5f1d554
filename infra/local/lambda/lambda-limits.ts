/** AWS Lambda's quotas, in bytes. */
export const lambdaLimits = {
  /** Event and answer of a synchronous invoke. */
  synchronousPayload: 6 * 1024 * 1024,
  /** Event of an asynchronous invoke. */
  asynchronousPayload: 1024 * 1024,
} as const;
