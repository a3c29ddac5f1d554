import type { Launch } from '@galley/shared/schemas/launch';
import type { LaunchPart } from '@galley/shared/schemas/site-part';
import { knownPart, partLabel } from '@galley/shared/site-parts';
import type { LaunchPartRecord, LaunchRecord } from '../../core/entities/launch';
import type { SiteParts } from '../../core/release/site';
import { siteParts } from '../../core/site-parts/all-parts';
import { isPartOutdated, isPlanned } from './launch-parts';
import type { LaunchProblem } from './launch-problems';

/** A launch as the admin reads it. */
export function toLaunch(launch: LaunchRecord): Launch {
  const {
    id,
    name,
    state,
    pages,
    parts = [],
    rollsBack,
    email,
    publishAt,
    missed,
    publishedAt,
    createdAt,
    revision,
  } = launch;
  return {
    launchId: id,
    name,
    status: isPlanned(launch) ? 'planned' : state === 'published' ? state : 'publishing',
    pages,
    parts,
    email,
    createdAt,
    revision,
    ...(rollsBack && { rollsBack }),
    ...(publishAt && { publishAt }),
    ...(missed && { missed }),
    ...(publishedAt && { publishedAt }),
  };
}

/**
 * A part of the site with its current live values; `refusals` are those of a launch that can still be
 * changed.
 */
export function toLaunchPart(
  site: SiteParts,
  entry: LaunchPartRecord,
  problems: readonly LaunchProblem[] | undefined,
): LaunchPart {
  const { part, values, before, email, changedAt, revision, takesBack } = entry;
  const name = knownPart(part);
  const problem = problems?.find(
    ({ pageId, pageName }) => pageId === 0 && pageName === partLabel(part),
  )?.reason;
  return {
    part,
    from: { ...((!problems && before) || (name && siteParts[name].valuesOf(site))) },
    to: { ...values },
    email,
    changedAt,
    revision,
    ...(problem && { problem, isOutdated: !takesBack && isPartOutdated(site, entry) }),
  };
}
