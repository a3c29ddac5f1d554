import type { Stage } from '../stage';

/** Shares of 1,000 concurrent Lambdas, which AWS grants an account on request. By bundle. */
const shares: Readonly<Record<string, number>> = {
  // A flood must not affect others: visitors get their pages whatever happens in the admin, and vice versa.
  'visitor-page': 400,
  'public-site': 100,
  authentication: 60,
  // For each of the three triggers.
  'auth-triggers': 20,
  // Work on a backlog must not use everything: the table and SES have limits of their own.
  jobs: 40,
  'image-widths': 10,
  'mail-events': 5,
  provision: 5,
  operator: 2,
};

/** AWS keeps 100 unreserved; the other areas need more, so 318 of 1,000 are left to them. */
export const sharedFrom = 1_000;

/**
 * A Lambda's reserved concurrency; undefined for one that uses the unreserved rest. A new account has a
 * concurrency of 10, of which AWS allows no reservation, so below 1,000 nothing is reserved.
 */
export function reservedConcurrency(
  { concurrentLambdas }: Pick<Stage, 'concurrentLambdas'>,
  bundle: string,
): number | undefined {
  const share = shares[bundle];
  if (share === undefined || concurrentLambdas < sharedFrom) return undefined;
  return Math.floor((share * concurrentLambdas) / sharedFrom);
}
