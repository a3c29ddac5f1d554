import type { RenderableComponent } from '@galley/shared/components/dictionary';
import type { CompanyScope } from '../company-scope';
import { writeConflict } from '../conflicts';
import type { PageRecord } from '../entities/page';
import { releaseEntity } from '../entities/path';
import type { NewJob } from '../jobs';
import type { Table, Write } from '../table';
import type { Condition } from '../table-expressions';
import type { ReleaseState } from './release-state';
import type { Site } from './site';

export interface ReleaseContext {
  table: Table;
  scope: CompanyScope;
  now: Date;
  /** Read before anything else of the release: the flip is conditional on it. */
  release: ReleaseState;
  /** The items that its flip may have, where it is a release of several pages. */
  mostItems?: number;
}

/** What a release changes. The flip writes all of it, the chrome and the release's number in one transaction. */
export interface ReleasePlan {
  /** Pages that change; each is conditional on the revision that was read, and raises it. */
  pages?: PageChange[];
  /** Pages that come into being with this release. */
  newPages?: PageRecord[];
  /** Live pages whose body is made again, each also among `pages`: their components as they will stand. */
  bodies?: {
    pageId: number;
    components: readonly RenderableComponent[];
    /** Under which condition the page takes its address; absent where it has it already. */
    claim?: Pick<Extract<Write, { put: unknown }>, 'condition' | 'refused'>;
  }[];
  /** Pages that visitors no longer see: a claim keeps the address of each. */
  withdrawn?: number[];
  /** Pages took their addresses under this one before the flip: visitors whose read missed that look again. */
  claimedUnder?: string | undefined;
  leftBehind?: PreviousPath | undefined;
  /** What else of the site will be different. */
  site?: Partial<Omit<Site, 'pages'>>;
  /** The earlier renderers that pages are still of: the chromes of others are forgotten. Absent: all are kept. */
  renderersInUse?: readonly string[];
  writes?: Write[];
  jobs?: NewJob[];
}

/** A live page's old address, which leads to the new one from the flip on. */
export interface PreviousPath {
  from: string;
  to: string;
  pageId: number;
  /** Whose doing it is. */
  email: string;
}

export interface PageChange {
  before: PageRecord;
  set: Partial<PageRecord>;
  /** Further attributes that must still be as they were read. */
  unchanged?: (keyof PageRecord)[];
}

// The first release finds number 0, as provisioning wrote it, or none at all.
export function releaseIs({ release }: ReleaseState): Condition {
  return release === 0 ? { anyOf: [{ absent: true }, { equals: { release } }] } : { equals: { release } };
}

/**
 * For what is written beside a release, made from the site as it was read: it must not come after another release,
 * whose pages it would put back. @throws WriteConflict when it is committed
 */
export function whileReleaseIs(scope: CompanyScope, state: ReleaseState): Write {
  return { check: releaseEntity.key(scope), condition: releaseIs(state), refused: writeConflict };
}
