import * as z from 'zod';
import { limits } from '../limits';
import { id, integer, optionalText, requiredText, revision } from '../schemas/fields';
import {
  heldUpPageSchema,
  launchName,
  launchPageIds,
  launchSchema,
  launchWithPagesSchema,
  publishedPagesSchema,
} from '../schemas/launch';
import { localTime } from '../schemas/schedule';
import { valuesOfPart } from '../schemas/site-part';
import { call } from './call';
import { deleted, saved, savedId } from './responses';

const read = {
  methods: ['GET'],
  area: 'versions',
  audience: 'publishDraft',
  company: 'session',
  mutates: false,
} as const;
const change = { ...read, methods: ['POST'], mutates: true, output: saved } as const;
const oneLaunch = { launchId: id('launchId') };
/** Why it continues although the company's checks hold some of its pages up. */
const reason = optionalText('Reason', limits.comments);

/** Launches: pages whose versions go live together, and parts of the site that all pages show. */
export const launchCalls = {
  listLaunches: call({
    ...read,
    path: '/api/Launch/GetLaunches',
    input: z.object({}),
    output: z.array(launchSchema),
  }),
  getLaunch: call({
    ...read,
    path: '/api/Launch/GetLaunch',
    input: z.object(oneLaunch),
    output: launchWithPagesSchema,
  }),
  /** The pages that the company's checks hold up, each checked together with the others. */
  checkLaunch: call({
    ...read,
    path: '/api/Launch/GetLaunchChecks',
    input: z.object(oneLaunch),
    output: z.array(heldUpPageSchema),
  }),
  createLaunch: call({
    ...change,
    path: '/api/Launch/CreateLaunch',
    input: z.object({ name: launchName, pageIds: launchPageIds.optional() }),
    output: savedId,
  }),
  renameLaunch: call({
    ...change,
    path: '/api/Launch/RenameLaunch',
    input: z.object({ ...oneLaunch, name: launchName, revision }),
  }),
  /** Adds the current open version of each page; a page that is already in the launch is updated. */
  addLaunchPages: call({
    ...change,
    path: '/api/Launch/AddPages',
    input: z.object({ ...oneLaunch, pageIds: launchPageIds }),
  }),
  removeLaunchPages: call({
    ...change,
    path: '/api/Launch/RemovePages',
    input: z.object({ ...oneLaunch, pageIds: launchPageIds }),
  }),
  /** Sets the values that a part of the site gets with the launch; until then the site does not change. */
  saveLaunchPart: call({
    ...change,
    path: '/api/Launch/SavePart',
    input: z.object({
      ...oneLaunch,
      values: valuesOfPart,
      /** The live revision that the values are based on; 0 where nothing has been saved yet. */
      base: integer('base', 0, Number.MAX_SAFE_INTEGER),
      /** The revision of the part in the launch. */
      revision,
    }),
  }),
  removeLaunchPart: call({
    ...change,
    path: '/api/Launch/RemovePart',
    /** Also accepts a part that only a later release knows. */
    input: z.object({ ...oneLaunch, part: requiredText('part', 40) }),
  }),
  /** Schedules it at a local time of the company; without one, its schedule is removed. */
  scheduleLaunch: call({
    ...change,
    path: '/api/Launch/ScheduleLaunch',
    input: z.object({
      ...oneLaunch,
      revision,
      publishAt: localTime('The time to go live'),
      timeZone: requiredText('Time Zone', 60),
      reason,
    }),
  }),
  /** The open versions of pages that the company's checks hold up, assuming that all of them were live. */
  checkPages: call({
    ...change,
    path: '/api/Launch/CheckPages',
    mutates: false,
    input: z.object({ pageIds: launchPageIds }),
    output: z.array(heldUpPageSchema),
  }),
  /**
   * Submits and publishes the open versions of pages with a launch of their own; those that cannot go live
   * are left out.
   */
  publishPages: call({
    ...change,
    path: '/api/Launch/PublishPages',
    input: z.object({ pageIds: launchPageIds, reason }),
    output: publishedPagesSchema,
  }),
  /** A job publishes it, in one release or not at all. */
  publishLaunch: call({
    ...change,
    path: '/api/Launch/PublishLaunch',
    input: z.object({ ...oneLaunch, revision, reason }),
  }),
  /** Creates a launch that restores what a published one replaced. */
  rollBackLaunch: call({
    ...change,
    path: '/api/Launch/RollBackLaunch',
    input: z.object(oneLaunch),
    output: savedId,
  }),
  deleteLaunch: call({
    ...change,
    path: '/api/Launch/DeleteLaunch',
    methods: ['DELETE'],
    input: z.object(oneLaunch),
    output: deleted,
  }),
};
