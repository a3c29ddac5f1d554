import type { Permission } from '@galley/shared/permissions';
import type { CompanyScope } from '../company-scope';
import type { NewJob } from '../jobs';
import type { ReleasePlan } from '../release/release-plan';
import type { SiteParts } from '../release/site';
import type { Write } from '../table';

/** What saving a part changes, in one release. */
export interface PartChange {
  site: NonNullable<ReleasePlan['site']>;
  writes: Write[];
  jobs?: NewJob[];
  /** Of what is stored then. */
  revision: number;
}

export interface PartContext {
  scope: CompanyScope;
  now: Date;
}

/** A part of the site that every page shows: it is saved at once, or goes live with a launch. */
export interface SitePart<Values> {
  /** Who may save it. */
  permission: Permission;
  revisionOf(site: SiteParts): number;
  /** What is live, as a launch that is taken back brings it back; undefined where that cannot be. */
  valuesOf(site: SiteParts): Values | undefined;
  /**
   * What was sent as it is stored: sanitised, and held against rules that a schema cannot know.
   * @throws HttpError naming the field that is wrong
   */
  checked(values: Values, context: PartContext & { country: string }): Promise<Values>;
  /** With these in its transaction a write holds only while what the values name is the company's. */
  namedChecks(values: Values, scope: CompanyScope): Write[];
  /** @throws 409 where the part is at another revision by now */
  change(values: Values, revision: number | undefined, site: SiteParts, context: PartContext): PartChange;
}
