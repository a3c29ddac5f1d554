import type { Stage } from '../stage';

/** Of 1,000 Lambdas at once, which is what AWS gives an account that asks. By bundle. */
const shares: Readonly<Record<string, number>> = {
  // What a flood must not take from others: visitors get their pages whatever happens in the admin, and the reverse.
  'visitor-page': 400,
  'public-site': 100,
  authentication: 60,
  // Each of the three triggers.
  'auth-triggers': 20,
  // What works through a backlog must not take all there is: the table and SES have limits of their own.
  jobs: 40,
  'image-widths': 10,
  'mail-events': 5,
  provision: 5,
  operator: 2,
};

/** AWS keeps 100 for what has no share; the ten areas of the admin need more, so 318 of 1,000 are left to them. */
export const sharedFrom = 1_000;

/**
 * How many of a Lambda may run at once, and are kept for it; undefined for what takes from the common rest. A new
 * account may run 10 in all, of which AWS lets no one reserve any: below 1,000 all take from the same.
 */
export function reservedConcurrency(
  { concurrentLambdas }: Pick<Stage, 'concurrentLambdas'>,
  bundle: string,
): number | undefined {
  const share = shares[bundle];
  if (share === undefined || concurrentLambdas < sharedFrom) return undefined;
  return Math.floor((share * concurrentLambdas) / sharedFrom);
}
