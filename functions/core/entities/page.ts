import { companyPartition, type RecordOf } from './entity';
import { digits, path } from './key-parts';
import { keptOwnDetails } from './own-details';
import type { StoredTypes } from './stored-types';

export const pagesPartition = companyPartition('PAGES', { reading: 'settled' });

export const versionNumber = (s: StoredTypes) => s.upTo(9_999);

/** A row of the page list, with everything that menus need. */
export const pageEntity = pagesPartition.entity({
  sort: ['PAGE', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    name: s.text,
    friendlyUrl: s.text,
    menu: s.id.nullable(),
    childMenu: s.id.nullable(),
    subMenu: s.id.nullable(),
    showOnMenu: s.flag,
    allowNavigation: s.flag,
    scoTitle: s.text,
    scoMetaDescription: s.text,
    scoMetaKeywords: s.text,
    /** Search engines are asked not to index the page; absent in records from before this option. */
    noIndex: s.flag.optional(),
    ...keptOwnDetails(s),
    isExternal: s.flag,
    openType: s.oneOf(['NewTab', 'CurrentTab']).nullable(),
    /**
     * The segment that an external page contributes to the paths under it; fixed when its first child is
     * created.
     */
    slug: s.text.optional(),
    /** For an external page, its name in Latin letters; absent in records of earlier releases. */
    slugWord: s.text.optional(),
    isDeleted: s.flag,
    /** An external page is live as soon as an Admin has saved it. */
    isExternalLive: s.flag,
    liveVersionId: versionNumber(s).nullable(),
    /** The draft or pending version, if there is one. */
    openVersionId: versionNumber(s).nullable(),
    openStatus: s.oneOf(['draft', 'pending']).nullable(),
    /** The highest version number that this page has ever used. */
    lastVersionId: versionNumber(s),
    /**
     * Raised by every write that puts a page under this one or at its path, so that a concurrent move or
     * restore notices. While it is 0, the page has never had pages under it; absent in records from before it
     * existed.
     */
    treeRevision: s.count.optional(),
    /**
     * Who submitted the pending version, with which comment, so that `/adminhome` and the mails need no
     * second read.
     */
    submittedBy: s.text.optional(),
    submittedAt: s.text.optional(),
    submittedComments: s.text.optional(),
    /**
     * The version that was last rejected, by whom and why: its submitter sees this on `/adminhome` while it
     * is a draft.
     */
    sentBack: s
      .object({ versionId: versionNumber(s), email: s.text, comments: s.text, timestamp: s.text })
      .optional(),
    /** When the pending version goes live. `revision` is the one that was reviewed. */
    schedule: s
      .object({
        versionId: versionNumber(s),
        revision: s.count,
        publishAt: s.time,
        takeDownAt: s.time.optional(),
        /**
         * The time zone in which the times were chosen. The moments stay the same when the company changes
         * its zone.
         */
        timeZone: s.text,
        email: s.text,
        comments: s.text,
        setAt: s.time,
        /** Why it missed its time. */
        missed: s.text.optional(),
      })
      .optional(),
    /** When the live version is taken down. */
    takeDown: s
      .object({
        versionId: versionNumber(s),
        takeDownAt: s.time,
        timeZone: s.text,
        email: s.text,
        setAt: s.time,
        missed: s.text.optional(),
      })
      .optional(),
    /** Raised by every change of `schedule` and `takeDown` that is not a release. */
    scheduleRevision: s.count.optional(),
    /** The forms that the live version shows: saving one re-renders the page. */
    formIds: s.list(s.id).optional(),
    /** The library pictures that the live version shows. */
    imageIds: s.list(s.id).optional(),
    /** The pages whose subpages the live version lists, and the tags by which it lists pages. */
    listsUnder: s.list(s.id).optional(),
    listsTags: s.list(s.text).optional(),
    /** The pages that the live version links to: it is re-rendered when the path of one of them changes. */
    linkIds: s.list(s.id).optional(),
    /** The library files that the live version links to. */
    fileIds: s.list(s.id).optional(),
    /** Whether the live version links to other sites; absent where that is unknown. */
    linksOutside: s.flag.optional(),
    /** The timed sections of the live version; a missing moment is ''. */
    timedSections: s.list(s.object({ name: s.text, from: s.text, until: s.text })).optional(),
    /** How lists show it: the type of its first section, and a small picture on it; '' for none. */
    firstType: s.text.optional(),
    thumbnail: s.text.optional(),
    /** The moment that the page was last rendered for, where it has timed sections. */
    renderedFor: s.time.optional(),
    /**
     * The page after a launch. It takes effect once `liveLaunchEntity` names the same run; until then, no
     * other change touches the page.
     */
    next: s.declared<PageOfLaunch>().optional(),
    nextRun: s.text.optional(),
    createdAt: s.time,
    changedAt: s.time,
    /** The user who made the last change; absent where a job made it, and in older records. */
    changedBy: s.text.optional(),
    revision: s.count,
  }),
});
/** The attributes that a launch sets, and those that it removes. */
export interface PageOfLaunch {
  set: Record<string, unknown>;
  gone: string[];
}
export type PageRecord = RecordOf<typeof pageEntity>;
export type Schedule = NonNullable<PageRecord['schedule']>;
export type TakeDown = NonNullable<PageRecord['takeDown']>;

/** The order of the menu entries under a parent; parent 0 is the top level. */
export const orderEntity = pagesPartition.entity({
  sort: ['ORDER', digits('parentId', 8)],
  schema: (s) => ({
    ids: s.list(s.id),
    /** Raised by every change; absent before the first. */
    revision: s.count.optional(),
    /** The order after a launch, as for a page. */
    next: s.declared<number[]>().optional(),
    nextRun: s.text.optional(),
  }),
});
export type OrderRecord = RecordOf<typeof orderEntity>;

/**
 * The attempt of the launch that went live last: what it prepared is in effect from then on, until a job has
 * stored it as the current state.
 */
export const liveLaunchEntity = pagesPartition.entity({
  sort: ['LAUNCH'],
  schema: (s) => ({ run: s.text }),
});

export const pageCounterEntity = pagesPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({
    lastId: s.count,
    /** As `lastId` where there are hints about all pages; lower where a former release made some. */
    hinted: s.count.optional(),
  }),
});
/** For `Table.increment`: a new page is made along with its hints. */
export const withHints = (pages = 1) => ({ add: { hinted: pages } });

/** Separate from the paths, so that listing redirects does not read the rendered pages. */
export const redirectsPartition = companyPartition('REDIRECTS', { reading: 'settled' });

/**
 * A row of the list of redirects, keyed by the path that redirects; visitors read the item at the path
 * itself.
 */
export const redirectEntity = redirectsPartition.entity({
  sort: [path('from')],
  schema: (s) => ({
    to: s.text,
    /** The page that it follows when that moves; 0 where the target is not a page. */
    pageId: s.count,
    /** A query or fragment that follows the page's path. */
    suffix: s.text,
    /** Created by a page move, not by hand. */
    isAutomatic: s.flag,
    email: s.text,
    createdAt: s.time,
  }),
});
export type RedirectRecord = RecordOf<typeof redirectEntity>;
