import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { BootScreen } from './boot-screen';
import { ErrorScreen } from './error-screen';
import { Guarded } from './guarded';

/**
 * The screens that are built, each loaded when first opened. `routes.ts` holds every route of the product;
 * those without a screen here show the not-found screen inside the shell.
 */
const screens: RouteObject[] = [
  {
    path: '/adminhome',
    lazy: async () => ({ Component: (await import('../features/home/home-screen')).HomeScreen }),
  },
  {
    path: '/PageComponentManagement',
    lazy: async () => ({ Component: (await import('../features/pages/page-list-screen')).PageListScreen }),
  },
  {
    path: '/CreatePage',
    lazy: async () => ({
      Component: (await import('../features/pages/create-page-screen')).CreatePageScreen,
    }),
  },
  {
    path: '/CreateExternalPage',
    lazy: async () => ({
      Component: (await import('../features/pages/create-page-screen')).CreateExternalPageScreen,
    }),
  },
  {
    path: '/Redirects',
    lazy: async () => ({
      Component: (await import('../features/redirects/redirects-screen')).RedirectsScreen,
    }),
  },
  {
    path: '/UpdatePage/:pageId',
    lazy: async () => ({
      Component: (await import('../features/pages/update-page-redirect')).UpdatePageRedirect,
    }),
  },
  {
    path: '/UpdateExternalPage/:pageId',
    lazy: async () => ({
      Component: (await import('../features/pages/update-external-page-screen')).UpdateExternalPageScreen,
    }),
  },
  {
    path: '/UpdatePageComponent/:pageId',
    lazy: async () => ({
      Component: (await import('../features/editor/page-editor-screen')).PageEditorScreen,
    }),
  },
  {
    path: '/CompareVersions/:pageId',
    lazy: async () => ({
      Component: (await import('../features/versions/compare-versions-screen')).CompareVersionsScreen,
    }),
  },
  {
    path: '/ImageManagement',
    lazy: async () => ({
      Component: (await import('../features/images/image-management-screen')).ImageManagementScreen,
    }),
  },
  {
    path: '/FormBuilderManagement',
    lazy: async () => ({ Component: (await import('../features/forms/form-list-screen')).FormListScreen }),
  },
  {
    path: '/CreateForm',
    lazy: async () => ({
      Component: (await import('../features/forms/create-form-screen')).CreateFormScreen,
    }),
  },
  {
    path: '/FormBuilder/:formId',
    lazy: async () => ({
      Component: (await import('../features/forms/form-builder-screen')).FormBuilderScreen,
    }),
  },
  {
    path: '/FormBuilderSubmissions/:formId',
    lazy: async () => ({
      Component: (await import('../features/submissions/submissions-screen')).SubmissionsScreen,
    }),
  },
  {
    path: '/FormBuilderSingleSubmission/:formSubmissionId',
    lazy: async () => ({
      Component: (await import('../features/submissions/single-submission-screen')).SingleSubmissionScreen,
    }),
  },
  {
    path: '/FormBuilderPerson',
    lazy: async () => ({ Component: (await import('../features/submissions/person-screen')).PersonScreen }),
  },
  {
    path: '/UserManagement',
    lazy: async () => ({ Component: (await import('../features/users/user-list-screen')).UserListScreen }),
  },
  {
    path: '/CreateUser',
    lazy: async () => ({
      Component: (await import('../features/users/create-user-screen')).CreateUserScreen,
    }),
  },
  {
    path: '/UpdateUser/:userId',
    lazy: async () => ({
      Component: (await import('../features/users/update-user-screen')).UpdateUserScreen,
    }),
  },
  {
    path: '/Settings',
    lazy: async () => ({ Component: (await import('../features/settings/settings-screen')).SettingsScreen }),
  },
  {
    path: '/SiteInformation',
    lazy: async () => ({
      Component: (await import('../features/site-information/site-information-screen')).SiteInformationScreen,
    }),
  },
  {
    path: '/TracSoftSettings',
    lazy: async () => ({ Component: (await import('../features/vendor/vendor-screen')).VendorScreen }),
  },
  {
    path: '/ActivityLog',
    lazy: async () => ({ Component: (await import('../features/activity/activity-screen')).ActivityScreen }),
  },
  {
    path: '/profile',
    lazy: async () => ({ Component: (await import('../features/profile/profile-screen')).ProfileScreen }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./not-found-screen')).NotFoundScreen }) },
];

export function createAppRouter() {
  return createBrowserRouter([
    {
      Component: Guarded,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: BootScreen,
      children: [
        {
          path: '/login',
          lazy: async () => ({ Component: (await import('../features/sign-in/login-screen')).LoginScreen }),
        },
        {
          path: '/authentication/*',
          lazy: async () => ({
            Component: (await import('../features/single-sign-on/authentication-screens'))
              .AuthenticationScreens,
          }),
        },
        {
          path: '/SetUpAuthenticator',
          lazy: async () => ({
            Component: (await import('../features/profile/set-up-authenticator-screen'))
              .SetUpAuthenticatorScreen,
          }),
        },
        {
          // Without the shell: the page stands as visitors will see it, under a slim bar.
          path: '/PagePreview/:pageId/:versionId',
          ErrorBoundary: ErrorScreen,
          lazy: async () => ({
            Component: (await import('../features/preview/page-preview-screen')).PagePreviewScreen,
          }),
        },
        {
          lazy: async () => ({ Component: (await import('./shell')).Shell }),
          children: [{ ErrorBoundary: ErrorScreen, children: screens }],
        },
      ],
    },
  ]);
}
