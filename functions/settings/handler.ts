import { createHandler } from '../core/create-handler';
import { getFormSettings, getVersionLimit, hasFormSettings, isSiteInitialized } from './get-settings';
import { initializeSite } from './initialize-site';
import { updateFormSettings } from './update-form-settings';

/** Set-up of a company, form settings and what the vendor sets for the installation. */
export const handler = createHandler('settings', {
  hasFormSettings,
  getVersionLimit,
  isSiteInitialized,
  initializeSite,
  getFormSettings,
  updateFormSettings,
});
