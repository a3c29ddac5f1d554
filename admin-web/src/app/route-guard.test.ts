import { screenPath } from '@galley/shared/admin-screens';
import type { Role } from '@galley/shared/permissions';
import { describe, expect, it } from 'vitest';
import type { GuardState } from '../lib/guard-state';
import { formsNotSetUp, forTheVendor, guardRoute, notForYou } from './route-guard';
import { findRoute, screenNames } from './routes';

const noOrYes = [false, true];
const people: GuardState['person'][] = [null];
for (const role of ['Admin', 'Level4', 'Author'] satisfies Role[]) {
  for (const isVendor of noOrYes) people.push({ role, isVendor }, { role, isVendor, mustSetUpApp: true });
}

const everyState: GuardState[] = people.flatMap((person) =>
  noOrYes.flatMap((isSiteInitialized) =>
    noOrYes.flatMap((isLayoutCompleted) =>
      noOrYes.map((hasFormSettings) => ({ person, isSiteInitialized, isLayoutCompleted, hasFormSettings })),
    ),
  ),
);

const everyPath = [
  ...screenNames.map((name) => screenPath(name).replace(/:\w+/g, '7').replace('*', 'login-failed')),
  '/',
  '/nowhere',
];

/** Every path from which a signed-in user is redirected while something else comes first. */
const guarded = everyPath.filter((path) => path !== '/nowhere' && findRoute(path)?.name !== 'authentication');

function follow(path: string, state: GuardState): string[] {
  const visited = [path];
  for (let hop = 0; hop < 10; hop += 1) {
    const redirect = guardRoute(visited.at(-1) ?? '', state);
    if (!redirect) return visited;
    visited.push(redirect.to);
  }
  return visited;
}

/** Computed once: finding a screen by its path takes as long as all checks of it. */
const everyVisit = everyState.flatMap((state) =>
  everyPath.map((path) => ({ state, visited: follow(path, state) })),
);
const restOf = new Map(
  [...new Set(everyVisit.map(({ visited }) => visited.at(-1)))].map((rest) => [rest, findRoute(rest ?? '')]),
);

/** Permissions that only an Admin has, according to the specification. */
const ofAdmins: string[] = ['editSiteInformation', 'manageUsers', 'managePages', 'readLogs'];

const ready = { isSiteInitialized: true, isLayoutCompleted: true, hasFormSettings: true };
const admin = { role: 'Admin', isVendor: false } as const;
const editor = { role: 'Level4', isVendor: false } as const;
const author = { role: 'Author', isVendor: false } as const;
const vendorAdmin = { role: 'Admin', isVendor: true } as const;

describe('route guard', () => {
  it('settles within two redirects for every combination on every route [1:38] [1:39] [1:40] [1:41] [1:42]', () => {
    for (const { state, visited } of everyVisit) {
      if (visited.length > 3) expect.fail(`${JSON.stringify(state)}: ${visited.join(' -> ')}`);
    }
  });

  it('never settles on a route that the user may not open [1:23] [1:24] [1:25] [1:26] [1:32] [1:41] [1:42] [2:19] [2:20] [2:26] [1:38] [1:39] [1:43] [1:8] [1:207] [1:208] [1:209] [2:10] [2:164]', () => {
    for (const { state, visited } of everyVisit) {
      const rest = restOf.get(visited.at(-1));
      if (state.person?.mustSetUpApp) {
        expect(['enrolment', 'public']).toContain(rest?.access);
        continue;
      }
      expect(rest?.access).not.toBe('enrolment');
      if (!state.person) {
        expect(rest?.access).toBe('public');
        continue;
      }
      const isAdmin = state.person.role === 'Admin';
      if (ofAdmins.includes(rest?.access ?? '')) expect(isAdmin).toBe(true);
      if (rest?.access === 'runInstallation') expect(isAdmin && state.person.isVendor).toBe(true);
      if (rest?.access === 'settings') {
        expect(isAdmin && (state.person.isVendor || !state.isSiteInitialized)).toBe(true);
      }
      if (['editImages', 'editForms', 'handleSubmissions'].includes(rest?.access ?? '')) {
        expect(state.person.role).not.toBe('Author');
      }
      if (rest?.isFormsOnly) expect(state.hasFormSettings).toBe(true);
    }
  });

  it('sends a visitor who is not signed in to /login from everywhere else [1:21] [1:22] [1:27] [1:28] [1:29] [1:30] [1:31] [1:32] [1:34] [1:38] [1:43] [1:288] [2:18] [2:31] [2:30] [2:21] [2:164] [2:10] [1:23] [1:24] [1:25] [1:26] [1:75] [2:19] [2:20] [2:22] [2:23] [2:24] [2:25] [2:26] [2:27] [2:28] [2:29] [1:59] [2:44]', () => {
    for (const path of everyPath) {
      const redirect = guardRoute(path, { ...ready, person: null });
      if (path === '/login' || path.startsWith('/authentication/')) expect(redirect).toBeNull();
      else expect(redirect?.to).toBe('/login');
    }
  });

  it('redirects users who must set up an authenticator app to that screen from everywhere, before anything else', () => {
    const person = { ...admin, mustSetUpApp: true } as const;
    for (const state of [ready, { ...ready, isSiteInitialized: false }]) {
      expect(guardRoute('/PageComponentManagement', { ...state, person })?.to).toBe('/SetUpAuthenticator');
      expect(guardRoute('/login', { ...state, person })?.to).toBe('/SetUpAuthenticator');
      expect(guardRoute('/SetUpAuthenticator', { ...state, person })).toBeNull();
      expect(guardRoute('/authentication/logout', { ...state, person })).toBeNull();
    }
    expect(guardRoute('/SetUpAuthenticator', { ...ready, person: admin })?.to).toBe('/adminhome');
  });

  it("redirects Admins of an uninitialised site to its set-up, the vendor's Admins too, and lets them open /Settings [1:39] [1:23] [1:42] [2:103] [2:19]", () => {
    for (const person of [admin, vendorAdmin]) {
      const state = { ...ready, isSiteInitialized: false, person };
      expect(guardRoute('/PageComponentManagement', state)?.to).toBe('/FirstRun');
      expect(guardRoute('/SiteInformation', state)?.to).toBe('/FirstRun');
      expect(guardRoute('/FirstRun', state)).toBeNull();
      expect(guardRoute('/Settings', state)).toBeNull();
      expect(guardRoute('/FirstRun', { ...ready, person })?.to).toBe('/adminhome');
      for (const path of guarded.filter((path) => path !== '/Settings')) {
        expect(follow(path, state).at(-1), path).toBe('/FirstRun');
      }
    }
  });

  it('keeps all other users on /adminhome while the site is being set up [1:39] [1:40]', () => {
    for (const unready of [{ isSiteInitialized: false }, { isLayoutCompleted: false }]) {
      const state = { ...ready, ...unready, person: editor };
      expect(guardRoute('/adminhome', state)).toBeNull();
      expect(guardRoute('/PageComponentManagement', state)?.notice).toBe(
        'This site is being set up by an administrator.',
      );
      for (const path of guarded) expect(follow(path, state).at(-1), path).toBe('/adminhome');
    }
  });

  it('redirects Admins to /SiteInformation until the layout is completed, but not from there or from /Settings [1:23] [1:24] [1:40] [1:41] [1:42] [2:19] [2:20]', () => {
    const state = { ...ready, isLayoutCompleted: false };
    expect(guardRoute('/Settings', { ...state, person: vendorAdmin })).toBeNull();
    // Who may open these two does not depend on the layout.
    expect(guardRoute('/Settings', { ...state, person: admin })?.to).toBe('/adminhome');
    expect(guardRoute('/Settings', { ...state, person: editor })?.to).toBe('/adminhome');
    expect(guardRoute('/SiteInformation', { ...state, person: editor })?.to).toBe('/adminhome');
    for (const person of [admin, vendorAdmin]) {
      expect(guardRoute('/PageComponentManagement', { ...state, person })?.to).toBe('/SiteInformation');
      for (const path of guarded.filter((path) => path !== '/Settings')) {
        expect(follow(path, { ...state, person }).at(-1), path).toBe('/SiteInformation');
      }
    }
  });

  it('keeps non-Admins out of the screens for users, site information and the vendor [1:23] [1:24] [1:25] [1:26] [1:41] [1:42] [1:206] [1:207] [1:208] [1:209] [1:8] [2:26] [2:19] [2:20] [2:28] [2:29]', () => {
    const state = { ...ready, person: editor };
    const vendorEditor = { role: 'Level4', isVendor: true } as const;
    for (const path of ['/UserManagement', '/CreateUser', '/UpdateUser/3', '/SiteInformation']) {
      for (const person of [editor, author, vendorEditor]) {
        expect(guardRoute(path, { ...ready, person })?.to).toBe('/adminhome');
      }
      expect(guardRoute(path, { ...ready, person: admin })).toBeNull();
    }
    for (const path of ['/TracSoftSettings', '/Settings']) {
      expect(guardRoute(path, { ...ready, person: vendorEditor })?.to).toBe('/adminhome');
      expect(guardRoute(path, state)).toEqual({ to: '/adminhome', notice: notForYou });
      // An Admin would be puzzled by a notice that the screen is for Admins.
      expect(guardRoute(path, { ...ready, person: admin })).toEqual({
        to: '/adminhome',
        notice: forTheVendor,
      });
      expect(guardRoute(path, { ...ready, person: vendorAdmin })).toBeNull();
    }
  });

  it('opens the screens of pages, images and forms to every signed-in user [1:22] [1:27] [1:28] [1:29] [1:30] [1:31] [1:32] [1:34] [2:18] [2:27] [2:30] [2:21] [2:164] [2:10] [1:75] [1:208]', () => {
    for (const path of [
      '/adminhome',
      '/PageComponentManagement',
      '/CreatePage',
      '/CreateExternalPage',
      '/UpdatePage/3',
      '/UpdatePageComponent/3',
      '/UpdateExternalPage/3',
      '/PagePreview/3/1',
      '/ImageManagement',
      '/FormBuilderManagement',
    ]) {
      expect(guardRoute(path, { ...ready, person: editor }), path).toBeNull();
      const isForAuthors = path !== '/ImageManagement' && path !== '/FormBuilderManagement';
      if (isForAuthors) expect(guardRoute(path, { ...ready, person: author }), path).toBeNull();
    }
  });

  it('opens forms-only routes only when form settings exist [1:32] [1:39] [2:10] [2:164] [2:21] [2:22] [2:23] [2:24] [2:25]', () => {
    const state = { ...ready, hasFormSettings: false };
    expect(guardRoute('/CreateForm', { ...state, person: vendorAdmin })?.to).toBe('/Settings');
    expect(guardRoute('/CreateForm', { ...state, person: admin })).toEqual({
      to: '/adminhome',
      notice: formsNotSetUp,
    });
    for (const path of [
      '/FormBuilderManagement',
      '/CreateForm',
      '/FormBuilder/3',
      '/FormBuilderSubmissions/3',
      '/FormBuilderSingleSubmission/3',
    ]) {
      expect(guardRoute(path, { ...state, person: editor })?.to, path).toBe('/adminhome');
      expect(guardRoute(path, { ...ready, person: editor }), path).toBeNull();
    }
  });

  it('ignores letter case and a trailing slash [1:22] [2:18] [2:31] [1:21] [1:26] [1:41]', () => {
    const state = { ...ready, person: editor };
    expect(guardRoute('/usermanagement/', state)?.to).toBe('/adminhome');
    expect(guardRoute('/UPDATEUSER/3/', state)?.to).toBe('/adminhome');
    expect(guardRoute('/AdminHome/', state)).toBeNull();
    expect(guardRoute('/LOGIN', { ...ready, person: null })).toBeNull();
  });

  it.each([admin, editor, author, vendorAdmin])(
    'redirects a signed-in user, %o, from the root and the sign-in screen to /adminhome [1:22] [1:145] [2:18] [2:31] [1:21]',
    (person) => {
      for (const path of ['/', '/login', '/Login/'])
        expect(guardRoute(path, { ...ready, person }), path).toEqual({ to: '/adminhome' });
    },
  );
});
