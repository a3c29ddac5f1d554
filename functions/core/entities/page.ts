import { companyPartition, type RecordOf } from './entity';
import { digits, path } from './key-parts';
import { keptOwnDetails } from './own-details';
import type { StoredTypes } from './stored-types';

export const pagesPartition = companyPartition('PAGES', { reading: 'settled' });

export const versionNumber = (s: StoredTypes) => s.upTo(9_999);

/** A row of the page list and all that menus need. */
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
    /** Search engines are asked to leave it out; absent in records from before there was the choice. */
    noIndex: s.flag.optional(),
    ...keptOwnDetails(s),
    isExternal: s.flag,
    openType: s.oneOf(['NewTab', 'CurrentTab']).nullable(),
    /** What an external page lends to the addresses under it; fixed when the first child is made. */
    slug: s.text.optional(),
    /** Of an external page: its name in Latin letters; absent in what an earlier release wrote. */
    slugWord: s.text.optional(),
    isDeleted: s.flag,
    /** An external page is live once an Admin saved it. */
    isExternalLive: s.flag,
    liveVersionId: versionNumber(s).nullable(),
    /** The draft or pending version, at most one. */
    openVersionId: versionNumber(s).nullable(),
    openStatus: s.oneOf(['draft', 'pending']).nullable(),
    /** The newest version number ever given on this page. */
    lastVersionId: versionNumber(s),
    /**
     * Raised by anyone who puts a page under this one or at its address: a move or a restore must notice. While it is 0, no
     * page ever stood under this one; absent in records from before that was known.
     */
    treeRevision: s.count.optional(),
    /** Who sent the pending version, with which words: `/adminhome` and the mails need no second read. */
    submittedBy: s.text.optional(),
    submittedAt: s.text.optional(),
    submittedComments: s.text.optional(),
    /** Which version was sent back last, by whom and why: its submitter sees it on `/adminhome` while it is a draft. */
    sentBack: s
      .object({ versionId: versionNumber(s), email: s.text, comments: s.text, timestamp: s.text })
      .optional(),
    /** When its pending version goes live by itself; who reviewed it reviewed `revision`. */
    schedule: s
      .object({
        versionId: versionNumber(s),
        revision: s.count,
        publishAt: s.time,
        takeDownAt: s.time.optional(),
        /** In which the times were chosen; the moments stay where the company chooses another one. */
        timeZone: s.text,
        email: s.text,
        comments: s.text,
        setAt: s.time,
        /** Why its time went by without it. */
        missed: s.text.optional(),
      })
      .optional(),
    /** When its live version leaves the site by itself. */
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
    /** Raised by every change of the two that is no release. */
    scheduleRevision: s.count.optional(),
    /** The forms that its live version shows: saving one renders the page again. */
    formIds: s.list(s.id).optional(),
    /** The pictures of the library that the live version shows. */
    imageIds: s.list(s.id).optional(),
    /** The pages whose sub pages its live version lists, and the tags of pages that it lists. */
    listsUnder: s.list(s.id).optional(),
    listsTags: s.list(s.text).optional(),
    /** The pages that links of its live version name: it is rendered again when one of them gets another address. */
    linkIds: s.list(s.id).optional(),
    /** The files of the library that its live version names. */
    fileIds: s.list(s.id).optional(),
    /** Its live version links to other sites; absent where that is not known. */
    linksOutside: s.flag.optional(),
    /** The sections of its live version that are shown from or until a moment; '' where they have none. */
    timedSections: s.list(s.object({ name: s.text, from: s.text, until: s.text })).optional(),
    /** The moment that it was rendered for last, where it has such sections. */
    renderedFor: s.time.optional(),
    /** What a launch will make of the page; it holds once `liveLaunchEntity` names the same run. Others leave the page alone. */
    next: s.declared<PageOfLaunch>().optional(),
    nextRun: s.text.optional(),
    createdAt: s.time,
    changedAt: s.time,
    /** Whose doing that was; absent where a job did it, and in pages of before. */
    changedBy: s.text.optional(),
    revision: s.count,
  }),
});
/** Attributes that a launch sets, and those that it takes away. */
export interface PageOfLaunch {
  set: Record<string, unknown>;
  gone: string[];
}
export type PageRecord = RecordOf<typeof pageEntity>;
export type Schedule = NonNullable<PageRecord['schedule']>;
export type TakeDown = NonNullable<PageRecord['takeDown']>;

/** The menu entries under a parent, in order; parent 0 is the top level. */
export const orderEntity = pagesPartition.entity({
  sort: ['ORDER', digits('parentId', 8)],
  schema: (s) => ({
    ids: s.list(s.id),
    /** Raised by every change; absent before the first. */
    revision: s.count.optional(),
    /** As a launch will have it, as for a page. */
    next: s.declared<number[]>().optional(),
    nextRun: s.text.optional(),
  }),
});
export type OrderRecord = RecordOf<typeof orderEntity>;

/** The attempt of a launch that went live last: what it prepared holds from then on, until a job has stored it as such. */
export const liveLaunchEntity = pagesPartition.entity({
  sort: ['LAUNCH'],
  schema: (s) => ({ run: s.text }),
});

export const pageCounterEntity = pagesPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastId: s.count }),
});

/** Beside the paths: to list redirects must not read the rendered pages that stand between them. */
export const redirectsPartition = companyPartition('REDIRECTS', { reading: 'settled' });

/** A row of the list of redirects, at the path that leads away; visitors read the item at the path itself. */
export const redirectEntity = redirectsPartition.entity({
  sort: [path('from')],
  schema: (s) => ({
    to: s.text,
    /** The page that it follows wherever that goes; 0 where it leads to an address outside of the pages. */
    pageId: s.count,
    /** What is after the page's address: a query or the name of a part. */
    suffix: s.text,
    /** Made because a page moved, not by hand. */
    isAutomatic: s.flag,
    email: s.text,
    createdAt: s.time,
  }),
});
export type RedirectRecord = RecordOf<typeof redirectEntity>;
