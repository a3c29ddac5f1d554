import type { Permission } from '@galley/shared/permissions';

/**
 * Who a route is for. public: anybody; staff: any signed-in person; a permission: who has it; settings: who may set up
 * the site of any company, and those of a company's own until its site is initialised; enrolment: who must set up an
 * authenticator app before anything else.
 */
export type RouteAccess = 'public' | 'staff' | 'settings' | 'enrolment' | Permission;

export interface AppRoute {
  /** The path as the product writes it; `:name` stands for one segment, a final `*` for the rest. */
  pattern: string;
  access: RouteAccess;
  /** Available only when form settings exist. */
  isFormsOnly?: true;
}

/** Every route of the admin, whether its screen is built or not: the guard treats them alike. */
export const appRoutes = [
  { pattern: '/login', access: 'public' },
  { pattern: '/authentication/*', access: 'public' },
  { pattern: '/adminhome', access: 'staff' },
  { pattern: '/Settings', access: 'settings' },
  { pattern: '/SiteInformation', access: 'editSiteInformation' },
  { pattern: '/TracSoftSettings', access: 'runInstallation' },
  { pattern: '/ActivityLog', access: 'readLogs' },
  { pattern: '/UserManagement', access: 'manageUsers' },
  { pattern: '/CreateUser', access: 'manageUsers' },
  { pattern: '/UpdateUser/:userId', access: 'manageUsers' },
  { pattern: '/PageComponentManagement', access: 'staff' },
  { pattern: '/CreatePage', access: 'writeDrafts' },
  { pattern: '/CreateExternalPage', access: 'writeDrafts' },
  { pattern: '/Redirects', access: 'managePages' },
  { pattern: '/UpdatePage/:pageId', access: 'staff' },
  { pattern: '/UpdatePageComponent/:pageId', access: 'staff' },
  { pattern: '/CompareVersions/:pageId', access: 'staff' },
  { pattern: '/UpdateExternalPage/:pageId', access: 'staff' },
  { pattern: '/PagePreview/:pageId/:versionId', access: 'staff' },
  { pattern: '/ImageManagement', access: 'editImages' },
  { pattern: '/FormBuilderManagement', access: 'editForms', isFormsOnly: true },
  { pattern: '/CreateForm', access: 'editForms', isFormsOnly: true },
  { pattern: '/FormBuilder/:formId', access: 'editForms', isFormsOnly: true },
  { pattern: '/FormBuilderSubmissions/:formId', access: 'handleSubmissions', isFormsOnly: true },
  {
    pattern: '/FormBuilderSingleSubmission/:formSubmissionId',
    access: 'handleSubmissions',
    isFormsOnly: true,
  },
  { pattern: '/FormBuilderPerson', access: 'handleSubmissions', isFormsOnly: true },
  { pattern: '/profile', access: 'staff' },
  { pattern: '/SetUpAuthenticator', access: 'enrolment' },
] as const satisfies readonly AppRoute[];

function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .split('/')
    .filter((segment) => segment !== '');
}

/** The route that a path belongs to, whatever its letter case and with or without a trailing slash. */
export function findRoute(path: string): AppRoute | undefined {
  const segments = segmentsOf(path);
  return appRoutes.find(({ pattern }) => {
    const wanted = segmentsOf(pattern);
    const isOpenEnded = wanted.at(-1) === '*';
    const fixed = isOpenEnded ? wanted.slice(0, -1) : wanted;
    if (isOpenEnded ? segments.length < fixed.length : segments.length !== fixed.length) return false;
    return fixed.every((part, index) => part.startsWith(':') || part === segments[index]);
  });
}
