import { createHandler } from '../core/create-handler';

/** A company's set-up, form settings, activity log and dead jobs. */
export const handler = createHandler(
  'settings',
  async () => (await import('@galley/shared/contract/settings')).settingsCalls,
  {
    hasFormSettings: () => import('./get-settings'),
    getVersionLimit: () => import('./get-settings'),
    isSiteInitialized: () => import('./get-settings'),
    getSiteChecklist: () => import('./get-site-checklist'),
    initializeSite: () => import('./initialize-site'),
    getFormSettings: () => import('./get-settings'),
    updateFormSettings: () => import('./update-form-settings'),
    getActivityLog: () => import('./get-activity-log'),
    getDeadJobs: () => import('./dead-jobs'),
    retryDeadJob: () => import('./dead-jobs'),
    dismissDeadJob: () => import('./dead-jobs'),
    getTextNotes: () => import('./text-notes'),
    dismissTextNotes: () => import('./text-notes'),
  },
);
