import { linkTo, type PlainScreen, type ScreenName } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { isAllowed, may, type Person } from '@galley/shared/permissions';
import type { GuardState } from '../lib/guard-state';
import { type FoundRoute, findRoute, type RouteAccess } from './routes';

export interface Redirect {
  to: string;
  /** Shown to the user after the redirect. */
  notice?: string;
}

export const formsNotSetUp = 'Forms are not set up for this site yet.';
export const notForYou = 'Your role cannot open that screen. Ask an administrator.';
export const forTheVendor = 'Only the vendor can open that screen.';
const completeLayoutFirst = 'Save the company settings, the navbar and the footer first.';

/** A site starts with a starter, or is initialised as document 1 describes. */
const waysToBegin: readonly ScreenName[] = ['firstRun', 'settings'];

/**
 * Applies the six rules of the route guard, in order. Returns where to redirect, or null to stay. The first three
 * redirect only users who may open the target (B2); all others wait on /adminhome.
 */
export function guardRoute(path: string, state: GuardState): Redirect | null {
  const route = findRoute(path);
  const { person } = state;
  const isAtRoot = /^\/*$/.test(path);

  // Rules 1 and 6: no one is signed in.
  if (!person) return route?.access === 'public' ? null : redirectTo('login');
  // This comes first: the company requires an authenticator app, and the server rejects all other calls until there
  // is one.
  if (person.mustSetUpApp) {
    const isOpen = route?.access === 'enrolment' || route?.name === 'authentication';
    return isOpen ? null : redirectTo('setUpAuthenticator');
  }
  if (isAtRoot || route?.name === 'login' || route?.access === 'enrolment') return redirectTo('home');
  // An unknown path shows the not-found screen; the sign-in pages of the provider are public.
  if (!route || route.access === 'public') return null;

  const maySetUp = may(person, 'setUpSite');
  const runsInstallation = may(person, 'runInstallation');

  // Rule 2: the site is not initialised. Its own Admins start it in one step, or may open /Settings until then (B1).
  if (!state.isSiteInitialized) {
    if (maySetUp) return waysToBegin.includes(route.name) ? null : redirectTo('firstRun');
    return waitOnHome(route);
  }
  if (route.name === 'firstRun') return redirectTo('home');
  // Rule 2, second half: a forms-only route without the forms feature (B3).
  if (route.isFormsOnly && !state.hasFormSettings) {
    if (runsInstallation) return redirectTo('settings');
    return redirectTo('home', formsNotSetUp);
  }
  // Rule 3: the layout is not completed. Rule 5 still applies to /Settings.
  if (!state.isLayoutCompleted && route.name !== 'siteInformation' && route.name !== 'settings') {
    return maySetUp ? redirectTo('siteInformation', completeLayoutFirst) : waitOnHome(route);
  }
  // Rule 5: the vendor's settings, and the set-up once it is done, are for Admins of the vendor.
  if ((route.access === 'runInstallation' || route.access === 'settings') && !runsInstallation) {
    return redirectTo('home', maySetUp ? forTheVendor : notForYou);
  }
  // Rule 4: users and site information are for users who may change them.
  if (!isOpenTo(route.access, person)) return redirectTo('home', notForYou);
  return null;
}

const redirectTo = (name: PlainScreen, notice?: string): Redirect => ({
  to: linkTo(name),
  ...(notice && { notice }),
});

/** Whether a signed-in user may open screens with this access, regardless of the site's state. */
export function isOpenTo(access: RouteAccess, person: Person): boolean {
  return access === 'settings' || access === 'enrolment' || isAllowed(access, person);
}

function waitOnHome(route: FoundRoute): Redirect | null {
  return route.name === 'home' ? null : redirectTo('home', messages.siteBeingSetUp);
}
