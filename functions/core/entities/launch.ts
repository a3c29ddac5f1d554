import { companyPartition, type RecordOf } from './entity';
import { digits, path, text } from './key-parts';
import { versionNumber } from './page';
import { detailChanges } from './version';

export const launchesPartition = companyPartition('LAUNCHES', { reading: 'settled' });

const launchStates = ['planned', 'plannedWithParts', 'preparing', 'live', 'undoing', 'published'] as const;

/** Pages whose versions go live together, in one release. */
export const launchEntity = launchesPartition.entity({
  sort: ['LAUNCH', digits('id', 8)],
  schema: (s) => ({
    id: s.id,
    name: s.text,
    /**
     * planned: it can be changed; plannedWithParts: the same where it contains more than pages, so that a
     * release which only knows pages ignores it instead of publishing half of it; preparing: the next state
     * of its pages is written beside their current one; live: visitors see it, and a job stores the prepared
     * state as the current one; undoing: what was prepared is being removed.
     */
    state: s.oneOf(launchStates),
    /** The number of attempts. It tells what this attempt prepared from what an earlier one left behind. */
    run: s.count,
    /**
     * Set on a launch that collects the pages which are scheduled one by one for this moment. Lists omit it,
     * and it is deleted once it is stored. Its `run` is the number of the release at which it began.
     */
    dueAt: s.time.optional(),
    pages: s.count,
    /** The parts of the site in this launch (`launchPartEntity`), by name. */
    parts: s.list(s.text).optional(),
    /** The launch that this one rolls back. */
    rollsBack: s.id.optional(),
    /** The user who created, scheduled or published it last. */
    email: s.text,
    publishAt: s.time.optional(),
    timeZone: s.text.optional(),
    /** Why it missed its time. */
    missed: s.text.optional(),
    /** Why the last attempt was refused, for each page. */
    refusals: s.list(s.object({ pageId: s.count, pageName: s.text, reason: s.text })).optional(),
    /** Why it goes live although these pages fail the company's blocking checks. */
    goingOn: s.object({ reason: s.text, pageIds: s.list(s.id) }).optional(),
    startedAt: s.time.optional(),
    publishedAt: s.time.optional(),
    /** The release in which it went live. */
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
    /** Publishes an open version, restores a version that was live, or takes a page down. */
    what: s.oneOf(['publish', 'restore', 'takeDown']),
    versionId: versionNumber(s),
    /**
     * The revision of the version when it was reviewed. For a page that is rolled back, only its current live
     * version matters.
     */
    revision: s.count.optional(),
    /** The version that was live when the page was added. */
    liveVersionId: versionNumber(s).nullable(),
    /** Page details that are restored. */
    details: s.object(detailChanges(s)).optional(),
    /** What the launch replaced, for a launch that rolls it back. */
    before: s.object({ liveVersionId: versionNumber(s).nullable() }).optional(),
    /** The details that it changed, from their current to their previous values. */
    undo: s.object(detailChanges(s)).optional(),
  }),
});
export type LaunchPageRecord = RecordOf<typeof launchPageEntity>;

/** A part of the site, such as its theme, that goes live with a launch. */
export const launchPartEntity = launchesPartition.entity({
  sort: ['PART', digits('launchId', 8), text('part', '[a-z]+')],
  schema: (s) => ({
    launchId: s.id,
    /** One of `shared/site-parts.ts`, or of a later release. */
    part: s.text,
    /** Parsed again with the part's schema before it goes live. */
    values: s.declared<object>(),
    /** The live revision of the part that the values are based on. */
    base: s.count,
    /** What the launch replaced, for a launch that rolls it back. */
    before: s.declared<object>().optional(),
    /** The part's revision after the launch; absent where it is `base` + 1. */
    left: s.count.optional(),
    /** The values are what another launch replaced. */
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
    /**
     * The launches up to this number that are not yet published are listed in `waiting`; absent until there
     * are many launches.
     */
    lookedTo: s.count.optional(),
    waiting: s.list(s.id).optional(),
  }),
});
