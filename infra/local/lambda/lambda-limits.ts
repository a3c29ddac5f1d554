/** AWS Lambda's quotas, in bytes. */
export const lambdaLimits = {
  /** Event and response of a synchronous invocation. */
  synchronousPayload: 6 * 1024 * 1024,
  /** Event of an asynchronous invocation. */
  asynchronousPayload: 1024 * 1024,
} as const;
