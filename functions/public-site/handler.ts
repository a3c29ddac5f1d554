import { publicSiteCalls } from '@galley/shared/contract/public-site';
import { createHandler } from '../core/create-handler';
import { getFormData } from './get-form-data';
import { getPageByMenuAndName } from './get-page-by-menu-and-name';
import { getPageFromUrl } from './get-page-from-url';
import { getPublicBannerContainer, getPublicComponent } from './get-public-component';
import { getFooterData, getPublicNavbar, getPublicNavbarTabs, getSocialInfo } from './get-site-parts';
import { getSubNavbar } from './get-sub-navbar';
import { listMenuItems, listSideMenuItems } from './list-menu-items';
import { submitForm } from './submit-form';

/**
 * What visitors' browsers call, and front ends that a company builds for itself. On a site's address everything but
 * the form only reads, answers what is live and is cached; on the admin's the same calls need the session.
 */
export const handler = createHandler('public-site', publicSiteCalls, {
  listMenuItems,
  listSideMenuItems,
  getSubNavbar,
  getPageFromUrl,
  getPageByMenuAndName,

  getSocialInfo,
  getPublicNavbar,
  getPublicNavbarTabs,
  getFooterData,

  getPublicAnnouncement: getPublicComponent('Announcement'),
  getPublicBlank: getPublicComponent('Blank'),
  getPublicImageForm: getPublicComponent('ImageForm'),
  getPublicHtmlEditorColumns: getPublicComponent('HtmlEditorColumns'),
  getPublicBannerContainer,

  getFormData,
  submitForm,
});
