import { createHandler } from '../core/create-handler';
import { getCompanySettings, getFooter, getNavbar, isLayoutCompleted } from './get-site-information';
import { saveCompanySettings } from './save-company-settings';
import { saveFooter } from './save-footer';
import { saveNavbar } from './save-navbar';

/** What a company's pages share: its settings, the footer and the navbar. */
export const handler = createHandler('site-information', {
  isLayoutCompleted,
  getFooter,
  createFooter: saveFooter,
  updateFooter: saveFooter,
  getCompanySettings,
  createCompanySettings: saveCompanySettings,
  updateCompanySettings: saveCompanySettings,
  getNavbar,
  createNavbar: saveNavbar,
  updateNavbar: saveNavbar,
});
