import { versionStatuses } from '@galley/shared/stored-words';
import type * as z from 'zod';
import { markEarlierText } from './earlier-text';
import { numberedPartition, type RecordOf } from './entity';
import type { Item } from './key';
import { digits, sortableId, text } from './key-parts';
import { keptOwnDetails, storedOwnDetails } from './own-details';
import { versionNumber } from './page';
import type { Content, StoredTypes } from './stored-types';

export const pagePartition = numberedPartition('PAGE', 'pageId', { reading: 'settled' });

/** The ids of threads and comments, which clients choose. */
const commentKeyShape = '[A-Za-z0-9-]{8,40}';

export const placeNumber = (s: StoredTypes) => s.upTo(9_999, 1);

/**
 * The details of a page as a version stores them; `under` and `after` are page ids, 0 for the top level and
 * the first place.
 */
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

/** The details that a draft changes, each with the value that it started from and the new one. */
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
        /**
         * The numbers of a banner container's slides, in order: they lead from a slide's id to its container.
         */
        slides: s.list(placeNumber(s)).optional(),
      }),
    ),
    /** The number of the page's next new component. */
    nextN: placeNumber(s),
    /** The last change of status. */
    timestamp: s.time,
    /** Who changed the status last, and the comment. */
    email: s.text,
    comments: s.text,
    submittedBy: s.text.optional(),
    /** The last change of what an open version contains, and who made it; absent before the first. */
    changedAt: s.time.optional(),
    changedBy: s.text.optional(),
    /** The total bytes of the components' texts, which is limited. */
    htmlBytes: s.number.optional(),
    /**
     * The page details that the version changes when it goes live; absent in most versions and in older
     * records.
     */
    details: s.object(detailChanges(s)).optional(),
    /** Raised by every change of `details`. */
    detailsRevision: s.count.optional(),
    /**
     * The page's details while the version was live; absent in older records and in versions that were never
     * live.
     */
    liveDetails: s.object(keptDetails(s)).optional(),
    revision: s.count,
  }),
});
export type VersionRecord = RecordOf<typeof versionEntity>;
export type Placement = VersionRecord['placements'][number];
export type DetailChanges = NonNullable<VersionRecord['details']>;
export type DetailValues = Content<Details>;

/** What a component consists of wherever it is stored. */
export const componentContent = (s: StoredTypes) => ({
  type: s.componentType,
  /**
   * The fields that users fill in. A banner container's slides are stored inside, in order, each with its own
   * revision.
   */
  data: s.declared<Record<string, unknown>>(),
  /**
   * Raised by every change of a container's slides; separate, so that it does not make the container's form
   * stale.
   */
  slidesRevision: s.count.optional(),
  isTextOfBefore: s.yes.optional(),
});

/** The steps of `componentContent` from each earlier shape to the next. */
export const componentUpgrades = [
  (item: Item): Item => (item.type === 'HtmlEditorColumns' ? markEarlierText(item) : item),
];

export const componentEntity = pagePartition.entity({
  sort: ['CMP', digits('versionId', 5), digits('n', 4)],
  schema: (s) => ({
    n: placeNumber(s),
    versionId: versionNumber(s),
    ...componentContent(s),
    /** Raised by every change of the component's own fields. */
    revision: s.count,
  }),
  upgrades: componentUpgrades,
});
export type ComponentRecord = RecordOf<typeof componentEntity>;

/** A component that was removed from a draft, kept so that undo can restore it with its number. */
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

/** The published components in order, as compressed JSON. */
export const liveEntity = pagePartition.entity({
  sort: ['LIVE'],
  schema: (s) => ({ versionId: versionNumber(s), body: s.bytes, isTextOfBefore: s.yes.optional() }),
  upgrades: [markEarlierText],
});
export type LivePageRecord = RecordOf<typeof liveEntity>;

export const versionLogEntity = pagePartition.entity({
  sort: ['LOG', sortableId],
  schema: (s) => ({ email: s.text, action: s.text, comments: s.text, timestamp: s.time }),
});
export type LogRecord = RecordOf<typeof versionLogEntity>;

/**
 * A thread about a component, or about the page. Its comments are separate items, so that several users can
 * write at the same time.
 */
export const threadEntity = pagePartition.entity({
  sort: ['THREAD', text('threadId', commentKeyShape)],
  schema: (s) => ({
    threadId: s.text,
    /** The version on which it was started. */
    versionId: versionNumber(s),
    /** The component's number; 0 for the page as a whole. */
    n: s.upTo(9_999),
    /** The component's name at that time. */
    about: s.text,
    /** The number of comments; deleting the last one deletes the thread. */
    comments: s.count,
    /** Absent while it is open; `resolvedOn` is the page's newest version at that time. */
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
    /** The author, who may change their email address later. */
    userId: s.id,
    email: s.text,
    text: s.text,
    timestamp: s.time,
    editedAt: s.time.optional(),
    revision: s.count,
  }),
});
export type CommentRecord = RecordOf<typeof commentEntity>;

/**
 * A user has the page open in the editor. The last part of the key is the session's public id, so two
 * browsers count as two.
 */
export const openPageEntity = pagePartition.entity({
  sort: ['OPEN', digits('userId', 6), text('publicId')],
  leftOut: 'who has a page open now',
  schema: (s) => ({
    email: s.text,
    since: s.time,
    /** Renewed every 20 seconds; it no longer counts after a minute. */
    seenAt: s.time,
    ttl: s.count,
  }),
});
