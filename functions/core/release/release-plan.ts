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
  /** The maximum number of items in the flip, for a release of several pages. */
  mostItems?: number;
}

/**
 * The changes of a release. The flip writes all of them, the chrome and the release's number in one
 * transaction.
 */
export interface ReleasePlan {
  /** Pages that change; each write is conditional on the revision that was read, and raises it. */
  pages?: PageChange[];
  /** Pages that this release creates. */
  newPages?: PageRecord[];
  /**
   * Live pages whose bodies are rendered again, with their components after the release; each is also among
   * `pages`.
   */
  bodies?: {
    pageId: number;
    components: readonly RenderableComponent[];
    /** The condition under which the page takes its path; absent where it already has it. */
    reservation?: Pick<Extract<Write, { put: unknown }>, 'condition' | 'refused'>;
  }[];
  /** Pages that visitors no longer see: a reservation keeps each one's path. */
  withdrawn?: number[];
  /**
   * The path under which pages reserved theirs before the flip: visitors whose read missed that read again.
   */
  reservedUnder?: string | undefined;
  leftBehind?: PreviousPath | undefined;
  /** Other changes of the site. */
  site?: Partial<Omit<Site, 'pages'>>;
  /** The earlier renderers that pages still belong to: other chromes are dropped. Absent: all are kept. */
  renderersInUse?: readonly string[];
  writes?: Write[];
  jobs?: NewJob[];
}

/** A live page's old path, which redirects to the new one from the flip on. */
export interface PreviousPath {
  from: string;
  to: string;
  pageId: number;
  /** The user who moved the page. */
  email: string;
}

export interface PageChange {
  before: PageRecord;
  set: Partial<PageRecord>;
  /** Further attributes that must not have changed since they were read. */
  unchanged?: (keyof PageRecord)[];
}

// The first release finds number 0, as provisioning wrote it, or no item at all.
export function releaseIs({ release, sitemap, hints }: ReleaseState): Condition {
  if (release === 0) return { anyOf: [{ absent: true }, { equals: { release } }] };
  // Jobs write the sitemap and the hints between releases. A release that read the hash or the run before that
  // write would restore the old one.
  const isSame: Condition = { equals: { release, sitemap, hints } };
  return sitemap === '' ? { anyOf: [isSame, { equals: { release, hints, sitemap: undefined } }] } : isSame;
}

/**
 * For writes that accompany a release and are based on the site as it was read: they must fail after another
 * release, whose changes they would undo.
 * @throws WriteConflict when it is committed
 */
export function whileReleaseIs(scope: CompanyScope, state: ReleaseState): Write {
  return { check: releaseEntity.key(scope), condition: releaseIs(state), refused: writeConflict };
}
