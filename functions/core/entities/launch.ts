import { companyPartition, type RecordOf } from './entity';
import { digits, path, text } from './key-parts';
import { versionNumber } from './page';
import { detailChanges } from './version';

export const launchesPartition = companyPartition('LAUNCHES', { reading: 'settled' });

export const launchStates = [
  'planned',
  'plannedWithParts',
  'preparing',
  'live',
  'undoing',
  'published',
] as const;

/** Pages whose versions go live together, in one release. */
export const launchEntity = launchesPartition.entity({
  sort: ['LAUNCH', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    name: s.text,
    /**
     * planned: people may change it; plannedWithParts: the same where it holds more than pages, so that a release which
     * knows pages only leaves it alone and does not publish half of it; preparing: what its pages will be is written beside what they are; live: visitors
     * see it, and a job makes it what is stored; undoing: what was prepared is taken away again.
     */
    state: s.oneOf(launchStates),
    /** How often it was begun: what an earlier attempt left is never taken for this one's. */
    run: s.count,
    /**
     * It is what pages had planned for this moment, each by itself, and no one's launch: lists leave it out, and it is
     * gone once it is stored. Its `run` is the release at which it was begun.
     */
    dueAt: s.time.optional(),
    pages: s.count,
    /** The parts of the site that go along (`launchPartEntity`), by name. */
    parts: s.list(s.text).optional(),
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

/** What a part of the site, such as its look, is with a launch. */
export const launchPartEntity = launchesPartition.entity({
  sort: ['PART', digits('launchId', 8), text('part', '[a-z]+')],
  schema: (s) => ({
    launchId: s.id,
    /** One of `shared/site-parts.ts`, or of a later release. */
    part: s.text,
    /** Parsed again by the part's schema before they go live. */
    values: s.declared<object>(),
    /** The revision of what was live when they were chosen. */
    base: s.count,
    /** What the launch replaced, for the launch that takes it back. */
    before: s.declared<object>().optional(),
    /** The part's revision with the launch; absent where it is the one after `base`. */
    left: s.count.optional(),
    /** It is what another launch replaced. */
    takesBack: s.yes.optional(),
    email: s.text,
    changedAt: s.time,
    revision: s.count,
  }),
});
export type LaunchPartRecord = RecordOf<typeof launchPartEntity>;

/** A path at which an attempt has prepared something. */
export const launchPathEntity = launchesPartition.entity({
  sort: ['PATH', digits('launchId', 8), path('path')],
  leftOut: 'what an attempt has prepared',
  schema: (s) => ({ run: s.text }),
});

export const launchCounterEntity = launchesPartition.entity({
  sort: ['COUNTER'],
  schema: (s) => ({
    lastId: s.count,
    /** Of the launches up to this number, those that are not published are `waiting`; absent until there are many. */
    lookedTo: s.count.optional(),
    waiting: s.list(s.id).optional(),
  }),
});
