import type { Permission } from '@galley/shared/permissions';
import type { CompanyScope } from '../company-scope';
import type { NewJob } from '../jobs';
import type { ReleasePlan } from '../release/release-plan';
import type { Site } from '../release/site';
import type { Write } from '../table';

/** What saving a part changes, in one release. */
export interface PartChange {
  site: NonNullable<ReleasePlan['site']>;
  writes: Write[];
  jobs?: NewJob[];
  /** Of what is stored then. */
  revision: number;
}

export interface ReadyPart<Values> {
  /** As a launch keeps them: sanitised. */
  values: Values;
  /** @throws 409 where the part is at another revision by now */
  change(site: Site, revision: number | undefined): PartChange;
}

/** A part of the site that every page shows: it is saved at once, or goes live with a launch. */
export interface SitePart<Values> {
  /** Who may save it. */
  permission: Permission;
  revisionOf(site: Site): number;
  /** What is live. */
  valuesOf(site: Site): Values;
  /** Makes what was sent ready to be stored. @throws HttpError naming the field that is wrong */
  ready(values: Values, context: { scope: CompanyScope; now: Date }): Promise<ReadyPart<Values>>;
}
