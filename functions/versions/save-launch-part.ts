import type { Contract } from '@galley/shared/contract/contract';
import type { SitePartValues } from '@galley/shared/schemas/site-part';
import { partNoun, type SitePartName, sitePartNames } from '@galley/shared/site-parts';
import { activityWrite } from '../core/activity-log';
import { launchPartEntity } from '../core/entities/launch';
import { stale } from '../core/errors';
import type { Operation } from '../core/operation';
import { siteParts } from '../core/site-parts/all-parts';
import type { PartContext, SitePart } from '../core/site-parts/site-part';
import type { Write } from '../core/table';
import { requireMaySave, withParts } from './launches/launch-parts';
import { launchChange, readLaunch, requireForward, requirePlanned } from './launches/launch-repository';

/** The values of the part as saving it would store them, and the condition checks that they need. */
async function checkedIn<Name extends SitePartName>(
  values: { [Each in SitePartName]?: SitePartValues[Each] | undefined },
  name: Name,
  context: PartContext & { country: string },
): Promise<{ kept: SitePartValues[Name]; checks: Write[] }> {
  const part: SitePart<SitePartValues[Name]> = siteParts[name];
  const kept = await part.checked(values[name] as SitePartValues[Name], context);
  return { kept, checks: part.namedChecks(kept, context.scope) };
}

/**
 * Sets the values that a part of the site gets with a launch, after the checks of a direct save; nothing live
 * changes.
 */
export const saveLaunchPart: Operation<Contract['saveLaunchPart']> = async (request) => {
  const { table, scope, session, input, now } = request;
  const { launchId, values, base, revision = 0 } = input;
  // The contract requires one.
  const part = sitePartNames.find((name) => values[name] !== undefined) as SitePartName;
  requireMaySave(session, [part]);
  const { launch, parts } = await readLaunch(table, scope, launchId);
  requirePlanned(launch);
  requireForward(launch);
  const before = parts.find((entry) => entry.part === part);
  if (revision !== (before?.revision ?? 0)) {
    throw stale(before && { ...before.values, revision: before.revision });
  }
  const { kept, checks } = await checkedIn(values, part, {
    scope,
    now,
    country: session.companyRecord.country,
  });
  const key = launchPartEntity.key(scope, launchId, part);
  const chosen = { launchId, part, values: kept, base, email: session.email, changedAt: now.toISOString() };
  const names = [...parts.filter((entry) => entry !== before).map((entry) => entry.part), part];
  const action = `Planned ${partNoun(part)} for the launch '${launch.name}'`;
  await table.commit([
    launchChange(scope, launch, { ...withParts(names), refusals: undefined }),
    { put: { ...key, ...chosen, revision: revision + 1 } },
    ...checks,
    activityWrite(scope, { actor: session, action, at: now }),
  ]);
};
