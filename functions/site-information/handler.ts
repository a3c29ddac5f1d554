import { siteInformationCalls } from '@galley/shared/contract/site-information';
import { createHandler } from '../core/create-handler';
import { deleteNavbarTab } from './delete-navbar-tab';
import { getNavbarTab } from './get-navbar-tab';
import { getCompanySettings, getFooter, getNavbar, isLayoutCompleted } from './get-site-information';
import { listNavbarTabs } from './list-navbar-tabs';
import { saveCompanySettings } from './save-company-settings';
import { saveFooter } from './save-footer';
import { saveNavbar } from './save-navbar';
import { createNavbarTab, updateNavbarTab } from './save-navbar-tab';
import { updateNavbarTabOrder } from './update-navbar-tab-order';

/** What a company's pages share: its settings, the footer and the navbar. */
export const handler = createHandler('site-information', siteInformationCalls, {
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
  getNavbarTab,
  listNavbarTabs,
  createNavbarTab,
  updateNavbarTab,
  updateNavbarTabOrder,
  deleteNavbarTab,
});
