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

/** Accepted and ignored: who acts comes from the session, the link from the server. */
const ignored = {
  loggedInEmail: optionalText('loggedInEmail', 500),
  pageLink: optionalText('pageLink', 2_000),
};
const onePage = { pageId: id('pageId') };
/** Of someone who may publish: why it goes on although the company's checks hold it up. */
const reason = optionalText('Reason', limits.comments);
/** What a reviewer looked at: another text that came back to review meanwhile is refused. Optional. */
const reviewed = { revision };

const read = {
  methods: ['GET'],
  area: 'versions',
  audience: 'staff',
  company: 'session',
  mutates: false,
} as const;
/** The observed calls are GETs that change something: kept, with the CSRF header, and also POST. */
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
      /** Who may publish does so next: then the review is waited for by no one and not mailed. */
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
  /** By the one who submitted it, or who may decide: it is a draft again, and no one has to look at it. */
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
  /** Until its time a version is pending. The times are local ones of the company, and its zone is named with them. */
  scheduleVersion: call({
    ...decide,
    path: '/api/Version/ScheduleVersion',
    methods: ['POST'],
    input: z.object({
      ...onePage,
      ...reviewed,
      versionId: id('versionId'),
      /** Of a pending version; one that is live is only taken down. */
      publishAt: localTime('Publish at'),
      takeDownAt: localTime('Take down at'),
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
  /** What is worth a look before others see a version. */
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
      /** Its path and its place on the menu come back, too; else only what the page says. */
      withPlace: flag('withPlace').optional(),
    }),
  }),
  /** What a draft makes of the page's details; it holds once that is published. */
  updateDraftDetails: call({
    ...change,
    path: '/api/Version/UpdateDraftDetails',
    methods: ['POST'],
    input: draftDetailsSchema,
    output: saved,
  }),
  /** The page was given other details since an open version proposed its own: the page keeps some of them. */
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
    // `before` goes on from the oldest version of the part before.
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
    // With `sentBack` also the asker's own versions that a reviewer sent back.
    input: z.object({ sentBack: flag('sentBack').optional() }),
    output: z.array(waitingVersionSchema),
  }),
  compareVersions: call({
    ...read,
    path: '/api/Version/GetVersionComparison',
    // Without `fromVersionId` a version is compared with an empty page.
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
      /** What a decision about conflicts must name. */
      revision: z.number(),
    }),
  }),
};
