import { required } from '@galley/shared/required';
import { loadTenants } from '../../../tenants';
import type { CommandContext } from '../../context';
import { CommandFailed } from '../../failures';
import { edgePoints } from './edge-points';
import { mailPoint } from './mail-point';
import { NotProven, type Point, type VerifyContext } from './point';

const points: readonly Point[] = [...edgePoints, mailPoint];

/**
 * Looks at the real account for what the documentation of AWS leaves open and no laptop can show. It changes nothing but
 * that some copies are fetched again and one mail goes to AWS's simulator.
 * @throws CommandFailed where a point is not proven; each has said what to do
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
  // Said before anything is asked: there is nothing yet to be looked at.
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
        error instanceof NotProven ? message : `It could not be looked at (${kind}): ${message}`;
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
