import { companyPartition, type RecordOf } from './entity';
import { digits, path } from './key-parts';
import { versionNumber } from './page';
import { detailChanges } from './version';

export const launchesPartition = companyPartition('LAUNCHES', { reading: 'settled' });

export const launchStates = ['planned', 'preparing', 'live', 'undoing', 'published'] as const;

/** Pages whose versions go live together, in one release. */
export const launchEntity = launchesPartition.entity({
  sort: ['LAUNCH', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    name: s.text,
    /**
     * planned: people may change it; preparing: what its pages will be is written beside what they are; live: visitors
     * see it, and a job makes it what is stored; undoing: what was prepared is taken away again.
     */
    state: s.oneOf(launchStates),
    /** How often it was begun: what an earlier attempt left is never taken for this one's. */
    run: s.count,
    pages: s.count,
    /** The launch whose pages this one takes back. */
    rollsBack: s.id.optional(),
    /** Who made it, chose its time or published it last. */
    email: s.text,
    publishAt: s.time.optional(),
    timeZone: s.text.optional(),
    /** Why its time went by without it. */
    missed: s.text.optional(),
    /** What stood in the way of the last attempt. */
    refusals: s.list(s.object({ pageId: s.count, pageName: s.text, reason: s.text })).optional(),
    /** Why it goes on although the company's checks hold these pages up. */
    goingOn: s.object({ reason: s.text, pageIds: s.list(s.id) }).optional(),
    startedAt: s.time.optional(),
    publishedAt: s.time.optional(),
    /** The release with which it went live. */
    release: s.count.optional(),
    createdAt: s.time,
    changedAt: s.time,
    revision: s.count,
  }),
});
export type LaunchRecord = RecordOf<typeof launchEntity>;

export const launchPageEntity = launchesPartition.entity({
  sort: ['PAGE', digits('launchId', 8), digits('pageId', 8)],
  schema: (s) => ({
    launchId: s.id,
    pageId: s.id,
    /** An open version goes live; one that was live comes back; or a page leaves the site again. */
    what: s.oneOf(['publish', 'restore', 'takeDown']),
    versionId: versionNumber(s),
    /** Of the version as it was looked at; of a page that is taken back, what is live on it now matters only. */
    revision: s.count.optional(),
    /** What was live when it was added. */
    liveVersionId: versionNumber(s).nullable(),
    /** Details of the page that are taken back. */
    details: s.object(detailChanges(s)).optional(),
    /** What the launch replaced, for the launch that takes it back. */
    before: s.object({ liveVersionId: versionNumber(s).nullable() }).optional(),
    /** The details that it changed, from what they are now to what they were. */
    undo: s.object(detailChanges(s)).optional(),
  }),
});
export type LaunchPageRecord = RecordOf<typeof launchPageEntity>;

/** A path at which an attempt has prepared something. */
export const launchPathEntity = launchesPartition.entity({
  sort: ['PATH', digits('launchId', 8), path('path')],
  leftOut: 'what an attempt has prepared',
  schema: (s) => ({ run: s.text }),
});

export const launchCounterEntity = launchesPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({ lastId: s.count }),
});
