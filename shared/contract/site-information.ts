import * as z from 'zod';
import { id } from '../schemas/fields';
import {
  companySettingsResponseSchema,
  footerSchema,
  navbarSchema,
  navbarTabSchema,
  saveCompanySettingsSchema,
  startSiteSchema,
} from '../schemas/site';
import { saveThemeSchema, themeResponseSchema } from '../theme/theme-schema';
import { call } from './call';
import { deleted, noInput, saved, savedId, yesOrNo } from './responses';

const read = {
  methods: ['GET'],
  area: 'site-information',
  audience: 'editSiteInformation',
  company: 'session',
  mutates: false,
} as const;
const save = { ...read, methods: ['POST'], mutates: true, releases: true, output: savedId } as const;
const oneComponent = z.object({ componentId: id('componentId') });

export const siteInformationCalls = {
  isLayoutCompleted: call({
    ...read,
    audience: 'staff',
    path: '/api/Admin/IsLayoutCompleted',
    input: noInput,
    output: yesOrNo,
  }),
  getFooter: call({ ...read, path: '/api/Admin/GetFooter', input: noInput, output: footerSchema }),
  createFooter: call({ ...save, path: '/api/Admin/CreateFooter', input: footerSchema }),
  updateFooter: call({ ...save, path: '/api/Admin/UpdateFooter', input: footerSchema }),
  getCompanySettings: call({
    ...read,
    path: '/api/Admin/GetCompanySettings',
    input: noInput,
    output: companySettingsResponseSchema,
  }),
  createCompanySettings: call({
    ...save,
    path: '/api/Admin/CreateCompanySettings',
    input: saveCompanySettingsSchema,
  }),
  updateCompanySettings: call({
    ...save,
    path: '/api/Admin/UpdateCompanySettings',
    input: saveCompanySettingsSchema,
  }),
  getTheme: call({ ...read, path: '/api/Admin/GetTheme', input: noInput, output: themeResponseSchema }),
  saveTheme: call({ ...save, path: '/api/Admin/SaveTheme', input: saveThemeSchema }),
  startSite: call({
    ...save,
    audience: 'setUpSite',
    path: '/api/Admin/StartSite',
    input: startSiteSchema,
    output: saved,
  }),
  getNavbar: call({ ...read, path: '/api/Admin/GetNavbar', input: noInput, output: navbarSchema }),
  createNavbar: call({ ...save, path: '/api/Admin/CreateNavbar', input: navbarSchema }),
  updateNavbar: call({ ...save, path: '/api/Admin/UpdateNavbar', input: navbarSchema }),
  getNavbarTab: call({
    ...read,
    path: '/api/Admin/GetNavbarTab',
    input: oneComponent,
    output: navbarTabSchema,
  }),
  listNavbarTabs: call({
    ...read,
    path: '/api/Admin/GetNavbarTabs',
    input: noInput,
    output: z.array(navbarTabSchema),
  }),
  createNavbarTab: call({ ...save, path: '/api/Admin/CreateNavbarTab', input: navbarTabSchema }),
  updateNavbarTab: call({ ...save, path: '/api/Admin/UpdateNavbarTab', input: navbarTabSchema }),
  updateNavbarTabOrder: call({
    ...save,
    path: '/api/Admin/UpdateNavbarTabOrder',
    input: z.object({ navbarTabIds: z.array(id('navbarTabIds')).min(1).max(100) }),
    output: saved,
  }),
  deleteNavbarTab: call({
    ...save,
    path: '/api/Admin/DeleteNavbarTab',
    methods: ['DELETE'],
    input: oneComponent,
    output: deleted,
  }),
};
