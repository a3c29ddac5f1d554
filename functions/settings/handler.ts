import { settingsCalls } from '@galley/shared/contract/settings';
import { createHandler } from '../core/create-handler';
import { dismissDeadJob, getDeadJobs, retryDeadJob } from './dead-jobs';
import { getActivityLog } from './get-activity-log';
import { getFormSettings, getVersionLimit, hasFormSettings, isSiteInitialized } from './get-settings';
import { getSiteChecklist } from './get-site-checklist';
import { initializeSite } from './initialize-site';
import { updateFormSettings } from './update-form-settings';

/** Set-up of a company, form settings, its activity log and what of its work failed. */
export const handler = createHandler('settings', settingsCalls, {
  hasFormSettings,
  getVersionLimit,
  isSiteInitialized,
  getSiteChecklist,
  initializeSite,
  getFormSettings,
  updateFormSettings,
  getActivityLog,
  getDeadJobs,
  retryDeadJob,
  dismissDeadJob,
});
