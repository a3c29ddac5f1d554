import { may } from '@galley/shared/permissions';
import { required } from '@galley/shared/required';
import type { SitePartValues } from '@galley/shared/schemas/site-part';
import { knownPart, partLabel, partNoun, type SitePartName } from '@galley/shared/site-parts';
import type { CompanyScope } from '../../core/company-scope';
import { type LaunchPartRecord, type LaunchRecord, launchPartEntity } from '../../core/entities/launch';
import { forbidden, HttpError } from '../../core/errors';
import type { SiteParts } from '../../core/release/site';
import type { Session } from '../../core/session';
import { siteParts } from '../../core/site-parts/all-parts';
import type { PartChange, PartContext, SitePart } from '../../core/site-parts/site-part';
import type { LaunchProblem } from './launch-problems';

/** A part of the site that goes live with a launch. */
export interface PlannedPart {
  entry: LaunchPartRecord;
  change: PartChange;
  /** The current live values. */
  before: object;
}

export interface PartsPlan {
  problems: LaunchProblem[];
  planned: PlannedPart[];
  /** The shared parts of the site after these changes. */
  site: SiteParts;
}

/**
 * The changes that the parts of a launch make to a site. They are checked in order, as if each was saved now.
 */
export async function planParts(
  scope: CompanyScope,
  { site, parts, now }: { site: SiteParts; parts: readonly LaunchPartRecord[]; now: Date },
): Promise<PartsPlan> {
  const plan: PartsPlan = { problems: [], planned: [], site };
  for (const entry of parts) {
    try {
      const planned = await planPart(scope, plan.site, entry, now);
      plan.planned.push(planned);
      plan.site = { ...plan.site, ...planned.change.site };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      plan.problems.push({ pageId: 0, pageName: partLabel(entry.part), reason: error.message });
    }
  }
  return plan;
}

const refused = (reason: string) => new HttpError(409, reason);

async function planPart(
  scope: CompanyScope,
  site: SiteParts,
  entry: LaunchPartRecord,
  now: Date,
): Promise<PlannedPart> {
  const name = required(knownPart(entry.part), () =>
    refused('Only a later release of the product knows what this is. Remove it from the launch.'),
  );
  if (isPartOutdated(site, entry)) throw refused(entry.takesBack ? changedSinceTaken : changedSince);
  return { entry, ...(await changeOf(name, entry, site, { scope, now })) };
}

async function changeOf<Name extends SitePartName>(
  name: Name,
  { values: stored, base, takesBack }: LaunchPartRecord,
  site: SiteParts,
  context: PartContext,
): Promise<Omit<PlannedPart, 'entry'>> {
  const part: SitePart<SitePartValues[Name]> = siteParts[name];
  const values = takesBack
    ? // It was live, whatever the rules are by now.
      (stored as SitePartValues[Name])
    : await part.checked(await readPart(name, stored), { ...context, country: site.company.country });
  return { change: part.change(values, base, site, context), before: part.valuesOf(site) ?? {} };
}

const changedSince =
  'It was changed on the site since it was saved for the launch. Look at it, and save it for the launch again.';
const changedSinceTaken = 'It was changed since. Remove it from the launch to keep that.';

/** Whether the part has changed on the live site since its values were chosen. */
export function isPartOutdated(site: SiteParts, { part, base }: LaunchPartRecord): boolean {
  const name = knownPart(part);
  return name !== undefined && siteParts[name].revisionOf(site) !== base;
}

/**
 * Validates stored values against the current rules.
 * @throws HttpError
 */
async function readPart<Name extends SitePartName>(
  name: Name,
  values: object,
): Promise<SitePartValues[Name]> {
  const { sitePartSchemas } = await import('@galley/shared/schemas/site-part');
  const read = sitePartSchemas[name].safeParse(values);
  if (read.success) return read.data as SitePartValues[Name];
  throw refused(`${read.error.issues[0]?.message} Open it, and save it for the launch again.`);
}

/** @throws 403 unless the user may also save each of these parts directly */
export function requireMaySave(session: Session, parts: readonly string[]): void {
  for (const part of parts) {
    const name = knownPart(part);
    if (name && !may(session, siteParts[name].permission)) {
      throw forbidden(`You are not allowed to change ${partNoun(part)} of the site.`);
    }
  }
}

/** A launch's state and parts. A release that knows only pages ignores a launch with parts. */
export const withParts = (names: readonly string[]) =>
  ({
    state: names.length > 0 ? 'plannedWithParts' : 'planned',
    parts: names.length > 0 ? [...names] : undefined,
  }) satisfies Partial<LaunchRecord>;

/** Whether the launch can still be changed. */
export const isPlanned = ({ state }: Pick<LaunchRecord, 'state'>): boolean =>
  state === 'planned' || state === 'plannedWithParts';

/** The parts of a launch that rolls back a published one. */
export const partsBack = (
  scope: CompanyScope,
  launchId: number,
  parts: readonly LaunchPartRecord[],
  { email, changedAt }: Pick<LaunchPartRecord, 'email' | 'changedAt'>,
): LaunchPartRecord[] =>
  parts.flatMap(({ part, base, before, left = base + 1 }) =>
    before
      ? {
          ...launchPartEntity.key(scope, launchId, part),
          launchId,
          part,
          values: before,
          // The revision that the launch left, which is now rolled back.
          base: left,
          takesBack: true,
          email,
          changedAt,
          revision: 1,
        }
      : [],
  );
