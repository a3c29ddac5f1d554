import { createHandler } from '../core/create-handler';

/** Drafts, review with its comments, publishing and the version log. */
export const handler = createHandler(
  'versions',
  async () => ({
    ...(await import('@galley/shared/contract/versions')).versionCalls,
    ...(await import('@galley/shared/contract/comments')).commentCalls,
  }),
  {
    createDraft: () => import('./create-draft'),
    submitDraft: () => import('./submit-draft'),
    recallDraft: () => import('./recall-draft'),
    rejectDraft: () => import('./reject-draft'),
    publishDraft: () => import('./publish-draft'),
    scheduleVersion: () => import('./schedule-version'),
    cancelSchedule: () => import('./cancel-schedule'),
    getCalendar: () => import('./get-calendar'),
    getScheduleState: () => import('./get-schedule-state'),
    deleteDraft: () => import('./delete-draft'),
    unpublish: () => import('./unpublish'),
    restoreVersion: () => import('./restore-version'),
    addVersionLog: () => import('./add-version-log'),
    listVersions: () => import('./list-versions'),
    listVersionLog: () => import('./list-version-log'),
    listWaitingVersions: () => import('./list-waiting-versions'),
    updateDraftDetails: () => import('./update-draft-details'),
    settleDetails: () => import('./settle-details'),
    compareDetails: () => import('./compare-details'),
    compareVersions: () => import('./compare-versions'),
    checkVersion: () => import('./check-version'),

    listThreads: () => import('./comments/list-threads'),
    startThread: () => import('./comments/start-thread'),
    answerThread: () => import('./comments/answer-thread'),
    resolveThread: () => import('./comments/resolve-thread'),
    editComment: () => import('./comments/edit-comment'),
    deleteComment: () => import('./comments/delete-comment'),
  },
);
