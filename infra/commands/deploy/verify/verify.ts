import { required } from '@galley/shared/required';
import { loadTenants } from '../../../tenants';
import type { CommandContext } from '../../context';
import { CommandFailed } from '../../failures';
import { edgePoints } from './edge-points';
import { mailPoint } from './mail-point';
import { NotProvenError, type Point, type VerifyContext } from './point';

const points: readonly Point[] = [...edgePoints, mailPoint];

/**
 * Checks on the real account what AWS's documentation leaves open and no laptop can show. The only effects
 * are that some cached copies are fetched again and one mail goes to AWS's simulator.
 * @throws CommandFailed where a check failed; each has printed what to do
 */
export async function verify(
  context: CommandContext,
  patience: VerifyContext['patience'] = { everyMs: 5_000, tries: 24 },
): Promise<void> {
  const { stage, tenantsFile, print } = context;
  const vendor = required(
    loadTenants(stage.sitesDomain, tenantsFile).find(({ isVendor }) => isVendor),
    () => new CommandFailed('infra/tenants.json names no company with "isVendor": true.'),
  );
  // Fails first if nothing is deployed.
  await context.installation();
  const looking: VerifyContext = { ...context, company: vendor.key, patience };
  let open = 0;
  for (const { name, prove } of points) {
    try {
      print(`proven  ${name}. ${await prove(looking)}`);
    } catch (error) {
      open += 1;
      const { name: kind, message } = error as Error;
      const sentence =
        error instanceof NotProvenError ? message : `It could not be looked at (${kind}): ${message}`;
      print(`OPEN    ${name}. ${sentence}`);
    }
  }
  if (open > 0) {
    throw new CommandFailed(
      `${open} of ${points.length} points are not proven; each line above says what to do. Run the command again afterwards.`,
    );
  }
  print(`All ${points.length} points are proven.`);
}
