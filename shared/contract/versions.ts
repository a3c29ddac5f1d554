import * as z from 'zod';
import { limits } from '../limits';
import { flag, id, optionalId, optionalText, requiredText, revision } from '../schemas/fields';
import { comments, draftDetailsSchema } from '../schemas/page';
import { calendarSchema, localTime, month, plannedSchema, scheduleStateSchema } from '../schemas/schedule';
import {
  detailDifferenceSchema,
  findingSchema,
  settledDetails,
  versionDifferenceSchema,
  versionLogEntrySchema,
  versionPartSchema,
  waitingVersionSchema,
} from '../schemas/version';
import { call } from './call';
import { deleted, saved, savedId } from './responses';

/** Accepted and ignored: the actor comes from the session, the link from the server. */
const ignored = {
  loggedInEmail: optionalText('loggedInEmail', 500),
  pageLink: optionalText('pageLink', 2_000),
};
const onePage = { pageId: id('pageId') };
/** For users who may publish: why it continues although the company's checks hold it up. */
const reason = optionalText('Reason', limits.comments);
/** The revision that was reviewed: if another one was submitted in between, the call is refused. Optional. */
const reviewed = { revision };

const read = {
  methods: ['GET'],
  area: 'versions',
  audience: 'staff',
  company: 'session',
  mutates: false,
} as const;
/**
 * The observed calls are GETs that change something. They are kept, require the CSRF header, and are also
 * available as POST.
 */
const change = {
  ...read,
  methods: ['GET', 'POST'],
  audience: 'writeDrafts',
  mutates: true,
  output: savedId,
} as const;
const decide = { ...change, audience: 'publishDraft' } as const;

export const versionCalls = {
  createDraft: call({
    ...change,
    path: '/api/Version/CreateDraft',
    input: z.object({ ...onePage, ...ignored, copyVersionId: optionalId('copyVersionId') }),
  }),
  submitDraft: call({
    ...change,
    path: '/api/Version/SubmitDraft',
    input: z.object({
      ...onePage,
      ...ignored,
      versionId: optionalId('versionId'),
      comments,
      reason,
      /** Set by users who will publish right after: no mail is sent because no one waits for a review. */
      isPublishedNext: flag('isPublishedNext').optional(),
    }),
  }),
  rejectDraft: call({
    ...decide,
    path: '/api/Version/RejectDraft',
    input: z.object({
      ...onePage,
      ...ignored,
      ...reviewed,
      versionId: optionalId('versionId'),
      comments: requiredText('Comments', limits.comments),
    }),
  }),
  /**
   * For the user who submitted it, or users who may decide: it becomes a draft again and no longer waits for
   * review.
   */
  recallDraft: call({
    ...change,
    path: '/api/Version/RecallDraft',
    methods: ['POST'],
    input: z.object({ ...onePage, ...reviewed, versionId: id('versionId') }),
  }),
  publishDraft: call({
    ...decide,
    path: '/api/Version/PublishDraft',
    releases: true,
    input: z.object({
      ...onePage,
      ...ignored,
      ...reviewed,
      versionId: optionalId('versionId'),
      comments,
      reason,
    }),
  }),
  /**
   * The version is pending until its time. The times are local ones of the company, sent together with its
   * time zone.
   */
  scheduleVersion: call({
    ...decide,
    path: '/api/Version/ScheduleVersion',
    methods: ['POST'],
    input: z.object({
      ...onePage,
      ...reviewed,
      versionId: id('versionId'),
      /** For a pending version; a live one can only be taken down. */
      publishAt: localTime('The time to go live'),
      takeDownAt: localTime('The time to leave the site'),
      timeZone: requiredText('Time Zone', 60),
      comments,
      reason,
    }),
    output: plannedSchema,
  }),
  cancelSchedule: call({
    ...decide,
    path: '/api/Version/CancelSchedule',
    methods: ['POST'],
    input: z.object({ ...onePage, versionId: id('versionId') }),
  }),
  getCalendar: call({
    ...read,
    path: '/api/Version/GetCalendar',
    input: z.object({ month }),
    output: calendarSchema,
  }),
  /** Checks a version before others see it. */
  checkVersion: call({
    ...read,
    path: '/api/Version/GetVersionChecks',
    input: z.object({ ...onePage, versionId: id('versionId') }),
    output: z.array(findingSchema),
  }),
  getScheduleState: call({
    ...read,
    path: '/api/Version/GetScheduleState',
    input: z.object({}),
    output: scheduleStateSchema,
  }),
  deleteDraft: call({
    ...change,
    path: '/api/Version/DeleteDraft',
    methods: ['DELETE'],
    input: z.object({ ...onePage, ...ignored }),
    output: deleted,
  }),
  unpublish: call({
    ...decide,
    path: '/api/Version/Unpublish',
    methods: ['POST'],
    releases: true,
    input: z.object({ ...onePage, comments }),
  }),
  restoreVersion: call({
    ...decide,
    path: '/api/Version/RestoreVersion',
    methods: ['POST'],
    releases: true,
    input: z.object({
      ...onePage,
      versionId: id('versionId'),
      comments,
      /** Also restores its path and its position on the menu; otherwise only its content. */
      withPlace: flag('withPlace').optional(),
    }),
  }),
  /** Sets the page details that a draft proposes; they take effect when it is published. */
  updateDraftDetails: call({
    ...change,
    path: '/api/Version/UpdateDraftDetails',
    methods: ['POST'],
    input: draftDetailsSchema,
    output: saved,
  }),
  /** Resolves conflicts between an open version's proposed details and later changes of the page. */
  settleDetails: call({
    ...change,
    path: '/api/Version/SettleDetails',
    methods: ['POST'],
    input: z.object({ ...onePage, versionId: id('versionId'), kept: settledDetails, revision }),
    output: saved,
  }),
  addVersionLog: call({
    ...change,
    path: '/api/Version/AddVersionLog',
    input: z.object({
      ...onePage,
      email: optionalText('email', 500),
      action: requiredText('Action', limits.logAction),
    }),
    output: saved,
  }),
  listVersions: call({
    ...read,
    path: '/api/Version/GetVersions',
    // `before` continues after the oldest version of the previous part.
    input: z.object({ ...onePage, before: optionalId('before') }),
    output: versionPartSchema,
  }),
  listVersionLog: call({
    ...read,
    path: '/api/Version/GetVersionLogsPerPage',
    audience: 'readLogs',
    input: z.object(onePage),
    output: z.array(versionLogEntrySchema),
  }),
  listWaitingVersions: call({
    ...read,
    path: '/api/Version/GetWaitingVersions',
    // With `sentBack`, also the caller's own versions that were rejected.
    input: z.object({ sentBack: flag('sentBack').optional() }),
    output: z.array(waitingVersionSchema),
  }),
  compareVersions: call({
    ...read,
    path: '/api/Version/GetVersionComparison',
    // Without `fromVersionId`, a version is compared with an empty page.
    input: z.object({
      ...onePage,
      fromVersionId: optionalId('fromVersionId'),
      toVersionId: id('toVersionId'),
    }),
    output: z.array(versionDifferenceSchema),
  }),
  compareDetails: call({
    ...read,
    path: '/api/Version/GetDetailsComparison',
    input: z.object({
      ...onePage,
      fromVersionId: optionalId('fromVersionId'),
      toVersionId: id('toVersionId'),
    }),
    output: z.object({
      details: z.array(detailDifferenceSchema),
      /** The revision that a decision about conflicts must name. */
      revision: z.number(),
    }),
  }),
};
