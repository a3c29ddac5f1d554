import type { Permission } from '@galley/shared/permissions';
import type { CompanyScope } from '../company-scope';
import type { NewJob } from '../jobs';
import type { ReleasePlan } from '../release/release-plan';
import type { SiteParts } from '../release/site';
import type { Write } from '../table';

/** The changes that saving a part makes in one release. */
export interface PartChange {
  site: NonNullable<ReleasePlan['site']>;
  writes: Write[];
  jobs?: NewJob[];
  /** The part's revision after the save. */
  revision: number;
}

export interface PartContext {
  scope: CompanyScope;
  now: Date;
}

/** A part of the site that every page shows: it is saved at once, or goes live with a launch. */
export interface SitePart<Values> {
  /** The permission that saving requires. */
  permission: Permission;
  revisionOf(site: SiteParts): number;
  /** The live values, for rolling back a launch; undefined where that is impossible. */
  valuesOf(site: SiteParts): Values | undefined;
  /**
   * The values as stored: sanitised, and checked against rules that a schema cannot express.
   * @throws HttpError naming the field that is wrong
   */
  checked(values: Values, context: PartContext & { country: string }): Promise<Values>;
  /**
   * Condition checks for a transaction: it succeeds only while everything that the values refer to belongs to
   * the company.
   */
  namedChecks(values: Values, scope: CompanyScope): Write[];
  /** @throws 409 where the part has another revision by now */
  change(values: Values, revision: number | undefined, site: SiteParts, context: PartContext): PartChange;
}
