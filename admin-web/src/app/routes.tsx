import { type ScreenName, screenPath } from '@galley/shared/admin-screens';
import type { Permission } from '@galley/shared/permissions';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { matchRoutes } from 'react-router-dom';
import { readPageAhead } from '../features/editor/read-page-ahead';
import { LoginScreen } from '../features/sign-in/login-screen';

/**
 * Who may open a route. public: everyone; staff: any signed-in user; a permission: users who have it; settings: users
 * who may set up any company's site, or their own company's until that is initialised; enrolment: users who must set
 * up an authenticator app before anything else.
 */
export type RouteAccess = 'public' | 'staff' | 'settings' | 'enrolment' | Permission;

/** The entries of the side bar in their groups; each is named after the screen that it opens. */
export const sectionGroups = [
  { label: 'Site', sections: ['pages', 'launches', 'calendar', 'images', 'files', 'forms', 'look'] },
  { label: 'Company', sections: ['siteInformation', 'redirects', 'users', 'activity'] },
  { label: 'Installation', sections: ['vendor'] },
] as const satisfies { label: string; sections: ScreenName[] }[];
export type Section = (typeof sectionGroups)[number]['sections'][number];

export interface AppRoute {
  access: RouteAccess;
  /** Loads the screen's component when it is first opened. */
  load: () => Promise<ComponentType>;
  /** The side-bar entry that is highlighted while the screen is shown. */
  section?: Section;
  /** Available only when form settings exist. */
  isFormsOnly?: true;
  /** Shown without the side bar and the top bar. */
  isBare?: true;
  /** Prefetches the screen's data in parallel with its code and the guard's requests. */
  readAhead?: (queryClient: QueryClient, path: string, search: string) => void;
}

const ofForms = { section: 'forms', isFormsOnly: true } as const;

/** Every screen of the admin; `adminScreens` has the paths from which links are built. */
export const routes: Record<ScreenName, AppRoute> = {
  login: {
    access: 'public',
    isBare: true,
    // In the first file anyway: a file of its own would be one more wait before anybody can type.
    load: async () => LoginScreen,
  },
  authentication: {
    access: 'public',
    isBare: true,
    load: async () =>
      (await import('../features/sign-in/single-sign-on/authentication-screens')).AuthenticationScreens,
  },
  setUpAuthenticator: {
    access: 'enrolment',
    isBare: true,
    load: async () =>
      (await import('../features/profile/set-up-authenticator-screen')).SetUpAuthenticatorScreen,
  },
  home: {
    access: 'staff',
    load: async () => (await import('../features/home/home-screen')).HomeScreen,
  },
  firstRun: {
    access: 'setUpSite',
    isBare: true,
    load: async () => (await import('../features/first-run/first-run-screen')).FirstRunScreen,
  },
  settings: {
    access: 'settings',
    load: async () => (await import('../features/settings/settings-screen')).SettingsScreen,
  },
  siteInformation: {
    access: 'editSiteInformation',
    section: 'siteInformation',
    load: async () =>
      (await import('../features/site-information/site-information-screen')).SiteInformationScreen,
  },
  look: {
    access: 'editSiteInformation',
    section: 'look',
    load: async () => (await import('../features/theme/theme-screen')).ThemeScreen,
  },
  vendor: {
    access: 'runInstallation',
    section: 'vendor',
    load: async () => (await import('../features/vendor/vendor-screen')).VendorScreen,
  },
  activity: {
    access: 'readLogs',
    section: 'activity',
    load: async () => (await import('../features/activity/activity-screen')).ActivityScreen,
  },
  users: {
    access: 'manageUsers',
    section: 'users',
    load: async () => (await import('../features/users/user-list-screen')).UserListScreen,
  },
  createUser: {
    access: 'manageUsers',
    section: 'users',
    load: async () => (await import('../features/users/create-user-screen')).CreateUserScreen,
  },
  updateUser: {
    access: 'manageUsers',
    section: 'users',
    load: async () => (await import('../features/users/update-user-screen')).UpdateUserScreen,
  },
  pages: {
    access: 'staff',
    section: 'pages',
    load: async () => (await import('../features/pages/page-list-screen')).PageListScreen,
  },
  createPage: {
    access: 'writeDrafts',
    section: 'pages',
    load: async () => (await import('../features/pages/create-page-screen')).CreatePageScreen,
  },
  createExternalPage: {
    access: 'writeDrafts',
    section: 'pages',
    load: async () => (await import('../features/pages/create-page-screen')).CreateExternalPageScreen,
  },
  redirects: {
    access: 'managePages',
    section: 'redirects',
    load: async () => (await import('../features/redirects/redirects-screen')).RedirectsScreen,
  },
  brokenLinks: {
    access: 'staff',
    section: 'pages',
    load: async () => (await import('../features/broken-links/broken-links-screen')).BrokenLinksScreen,
  },
  updatePage: {
    access: 'staff',
    section: 'pages',
    // An older path that redirects to the screen of the page's kind.
    load: async () => (await import('../parts/pages/page-of-route')).PageOfRoute,
  },
  editPage: {
    access: 'staff',
    section: 'pages',
    load: async () => (await import('../features/editor/page-editor-screen')).PageEditorScreen,
    readAhead: readPageAhead,
  },
  updateExternalPage: {
    access: 'staff',
    section: 'pages',
    load: async () =>
      (await import('../features/pages/update-external-page-screen')).UpdateExternalPageScreen,
  },
  compareVersions: {
    access: 'staff',
    section: 'pages',
    load: async () => (await import('../features/versions/compare-versions-screen')).CompareVersionsScreen,
  },
  previewPage: {
    access: 'staff',
    // The page is shown as visitors will see it, under a slim bar.
    isBare: true,
    load: async () => (await import('../features/preview/page-preview-screen')).PagePreviewScreen,
  },
  calendar: {
    access: 'staff',
    section: 'calendar',
    load: async () => (await import('../features/schedule/calendar-screen')).CalendarScreen,
  },
  launches: {
    access: 'publishDraft',
    section: 'launches',
    load: async () => (await import('../features/launches/launches-screen')).LaunchesScreen,
  },
  launch: {
    access: 'publishDraft',
    section: 'launches',
    load: async () => (await import('../features/launches/launch-screen')).LaunchScreen,
  },
  images: {
    access: 'editImages',
    section: 'images',
    load: async () => (await import('../features/images/image-management-screen')).ImageManagementScreen,
  },
  files: {
    access: 'editImages',
    section: 'files',
    load: async () => (await import('../features/files/files-screen')).FilesScreen,
  },
  forms: {
    access: 'editForms',
    ...ofForms,
    load: async () => (await import('../features/forms/form-list-screen')).FormListScreen,
  },
  createForm: {
    access: 'editForms',
    ...ofForms,
    load: async () => (await import('../features/forms/create-form-screen')).CreateFormScreen,
  },
  buildForm: {
    access: 'editForms',
    ...ofForms,
    load: async () => (await import('../features/forms/form-builder-screen')).FormBuilderScreen,
  },
  submissions: {
    access: 'handleSubmissions',
    ...ofForms,
    load: async () => (await import('../features/submissions/submissions-screen')).SubmissionsScreen,
  },
  submission: {
    access: 'handleSubmissions',
    ...ofForms,
    load: async () =>
      (await import('../features/submissions/single-submission-screen')).SingleSubmissionScreen,
  },
  person: {
    access: 'handleSubmissions',
    ...ofForms,
    load: async () => (await import('../features/submissions/person-screen')).PersonScreen,
  },
  profile: {
    access: 'staff',
    load: async () => (await import('../features/profile/profile-screen')).ProfileScreen,
  },
};

export const screenNames = Object.keys(routes) as ScreenName[];

const patterns = screenNames.map((name) => ({ id: name, path: screenPath(name) }));

export interface FoundRoute extends AppRoute {
  name: ScreenName;
}

/** Finds the screen of a path, ignoring letter case and a trailing slash. */
export function findRoute(path: string): FoundRoute | undefined {
  const name = matchRoutes(patterns, path)?.[0]?.route.id;
  return name && { name, ...routes[name] };
}
