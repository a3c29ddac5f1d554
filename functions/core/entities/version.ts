import { versionStatuses } from '@galley/shared/stored-words';
import type * as z from 'zod';
import { numberedPartition, type RecordOf } from './entity';
import { digits, sortableId, text } from './key-parts';
import { keptOwnDetails, storedOwnDetails } from './own-details';
import { versionNumber } from './page';
import type { Content, StoredTypes } from './stored-types';
import { textOfBefore } from './text-of-before';

export const pagePartition = numberedPartition('PAGE', 'pageId', { reading: 'settled' });

/** The keys of threads and comments, as those who write them chose. */
const commentKeyShape = '[A-Za-z0-9-]{8,40}';

const placeNumber = (s: StoredTypes) => s.upTo(9_999, 1);

/** The details of a page as a version has them; `under` and `after` are pages, 0 for the top and for the first. */
const details = (s: StoredTypes) => ({
  name: s.text,
  friendlyUrl: s.text,
  under: s.count,
  after: s.count,
  showOnMenu: s.flag,
  allowNavigation: s.flag,
  scoTitle: s.text,
  scoMetaDescription: s.text,
  scoMetaKeywords: s.text,
  noIndex: s.flag,
  ...storedOwnDetails(s),
});

const keptDetails = (s: StoredTypes) => ({ ...details(s), ...keptOwnDetails(s) });

type Details = ReturnType<typeof details>;
type Changes = {
  [Field in keyof Details]: z.ZodOptional<
    z.ZodType<{ from: z.output<Details[Field]>; to: z.output<Details[Field]> }>
  >;
};

/** Those that a draft changes: each with the value that it started from, and what it is to be. */
export function detailChanges(s: StoredTypes): Changes {
  const each = Object.entries(details(s)).map(([field, value]) => [
    field,
    s.object({ from: value, to: value }).optional(),
  ]);
  return Object.fromEntries(each);
}

/** A version's header. Its components are read only to edit or render them. */
export const versionEntity = pagePartition.entity({
  sort: ['VER', digits('versionId', 5)],
  schema: (s) => ({
    versionId: versionNumber(s),
    status: s.oneOf(versionStatuses),
    placements: s.list(
      s.object({
        n: placeNumber(s),
        type: s.componentType,
        componentName: s.text,
        /** The numbers of a banner container's slides, in order: a slide's id leads to its container by them. */
        slides: s.list(placeNumber(s)).optional(),
      }),
    ),
    /** The number that the next new component of the page gets. */
    nextN: placeNumber(s),
    /** The last change of status. */
    timestamp: s.time,
    /** Who changed the status last, with which words. */
    email: s.text,
    comments: s.text,
    submittedBy: s.text.optional(),
    /** Bytes of the components' texts together; a version holds a bounded amount. */
    htmlBytes: s.number.optional(),
    /** What it changes of the page's details once it goes live. Versions of before, and most of others, change nothing. */
    details: s.object(detailChanges(s)).optional(),
    /** Raised by every change of `details`. */
    detailsRevision: s.count.optional(),
    /** The page's details as they were while it was live; absent in versions of before and in those that never were. */
    liveDetails: s.object(keptDetails(s)).optional(),
    revision: s.count,
  }),
});
export type VersionRecord = RecordOf<typeof versionEntity>;
export type Placement = VersionRecord['placements'][number];
export type DetailChanges = NonNullable<VersionRecord['details']>;
export type DetailValues = Content<Details>;

export const componentEntity = pagePartition.entity({
  sort: ['CMP', digits('versionId', 5), digits('n', 4)],
  schema: (s) => ({
    n: placeNumber(s),
    versionId: versionNumber(s),
    type: s.componentType,
    /** What people filled in. A banner container's slides stand inside, in order, each with a revision of its own. */
    data: s.declared<Record<string, unknown>>(),
    /** Raised by every change of the component's own fields. */
    revision: s.count,
    /** Raised by every change of a container's slides, so that it never makes the container's form stale. */
    slidesRevision: s.count.optional(),
    isTextOfBefore: s.yes.optional(),
  }),
  upgrades: [(item) => (item.type === 'HtmlEditorColumns' ? textOfBefore(item) : item)],
});
export type ComponentRecord = RecordOf<typeof componentEntity>;

/** What a draft no longer has, for as long as someone may want it back with its number. */
export const removedComponentEntity = pagePartition.entity({
  sort: ['GONE', digits('versionId', 5), digits('n', 4)],
  leftOut: 'what was taken off a draft',
  schema: (s) => ({
    n: placeNumber(s),
    type: s.componentType,
    data: s.declared<Record<string, unknown>>(),
    slides: s.list(placeNumber(s)).optional(),
    revision: s.count,
    slidesRevision: s.count.optional(),
    ttl: s.count,
  }),
});
export type RemovedComponentRecord = RecordOf<typeof removedComponentEntity>;

/** The published components in order, compressed JSON. */
export const liveEntity = pagePartition.entity({
  sort: ['LIVE'],
  schema: (s) => ({ versionId: versionNumber(s), body: s.bytes, isTextOfBefore: s.yes.optional() }),
  upgrades: [textOfBefore],
});
export type LivePageRecord = RecordOf<typeof liveEntity>;

export const versionLogEntity = pagePartition.entity({
  sort: ['LOG', sortableId],
  schema: (s) => ({ email: s.text, action: s.text, comments: s.text, timestamp: s.time }),
});
export type LogRecord = RecordOf<typeof versionLogEntity>;

/** What staff say about a component, or about the page; what is said is in items of their own, so that people may write at once. */
export const threadEntity = pagePartition.entity({
  sort: ['THREAD', text('threadId', commentKeyShape)],
  schema: (s) => ({
    threadId: s.text,
    /** On which it was begun. */
    versionId: versionNumber(s),
    /** Of the component; 0 for the page as a whole. */
    n: s.upTo(9_999),
    /** What the component was called then. */
    about: s.text,
    /** How many comments it has: the last one takes it along. */
    comments: s.count,
    /** Absent while it is open; `resolvedOn` is the newest version of the page then. */
    resolvedBy: s.text.optional(),
    resolvedAt: s.time.optional(),
    resolvedOn: versionNumber(s).optional(),
  }),
});
export type ThreadRecord = RecordOf<typeof threadEntity>;

export const commentEntity = pagePartition.entity({
  sort: ['COMMENT', text('threadId', commentKeyShape), text('commentId', commentKeyShape)],
  schema: (s) => ({
    threadId: s.text,
    commentId: s.text,
    /** Who wrote it, also under another address. */
    userId: s.id,
    email: s.text,
    text: s.text,
    timestamp: s.time,
    editedAt: s.time.optional(),
    revision: s.count,
  }),
});
export type CommentRecord = RecordOf<typeof commentEntity>;

/** Someone has the page open in the editor; the last part is the session's public id: two browsers are two. */
export const openPageEntity = pagePartition.entity({
  sort: ['OPEN', digits('userId', 6), text('publicId')],
  leftOut: 'who has a page open now',
  schema: (s) => ({
    email: s.text,
    since: s.time,
    /** Told again every 20 seconds; what is a minute old no longer counts. */
    seenAt: s.time,
    ttl: s.count,
  }),
});
export type OpenPageRecord = RecordOf<typeof openPageEntity>;
