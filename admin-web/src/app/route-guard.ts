import { linkTo, type PlainScreen, type ScreenName } from '@galley/shared/admin-screens';
import { messages } from '@galley/shared/messages';
import { isAllowed, may, type Person } from '@galley/shared/permissions';
import type { GuardState } from '../lib/guard-state';
import { type FoundRoute, findRoute, type RouteAccess } from './routes';

export interface Redirect {
  to: string;
  /** Told to the person on arrival. */
  notice?: string;
}

export const formsNotSetUp = 'Forms are not set up for this site yet.';
export const notForYou = 'Your role cannot open that screen. Ask an administrator.';
export const forTheVendor = 'Only the vendor can open that screen.';
export const completeLayoutFirst = 'Save the company settings, the navbar and the footer first.';

/** A site is begun with a starter, or initialised as document 1 has it. */
const waysToBegin: readonly ScreenName[] = ['firstRun', 'settings'];

/**
 * The six rules of the route guard, in order. Answers where to go instead, or null to stay. The first three
 * move only people who may open the target (B2); anyone who may not waits on /adminhome.
 */
export function guardRoute(path: string, state: GuardState): Redirect | null {
  const route = findRoute(path);
  const { person } = state;
  const isAtRoot = /^\/*$/.test(path);

  // Rules 1 and 6: no one is signed in.
  if (!person) return route?.access === 'public' ? null : redirectTo('login');
  // Before all of them: the company asks for an app, and the server refuses everything else until there is one.
  if (person.mustSetUpApp) {
    const isOpen = route?.access === 'enrolment' || route?.name === 'authentication';
    return isOpen ? null : redirectTo('setUpAuthenticator');
  }
  if (isAtRoot || route?.name === 'login' || route?.access === 'enrolment') return redirectTo('home');
  // An unknown address shows the not-found screen; the provider's sign-in pages are open to everybody.
  if (!route || route.access === 'public') return null;

  const maySetUp = may(person, 'setUpSite');
  const runsInstallation = may(person, 'runInstallation');

  // Rule 2: the site is not initialised. Its own Admins begin it in one step, or may open /Settings until it is (B1).
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
  // Rule 3: the layout is not completed. Rule 5 still holds for /Settings.
  if (!state.isLayoutCompleted && route.name !== 'siteInformation' && route.name !== 'settings') {
    return maySetUp ? redirectTo('siteInformation', completeLayoutFirst) : waitOnHome(route);
  }
  // Rule 5: the vendor's settings, and the set-up once it is done, are for Admins of the vendor.
  if ((route.access === 'runInstallation' || route.access === 'settings') && !runsInstallation) {
    return redirectTo('home', maySetUp ? forTheVendor : notForYou);
  }
  // Rule 4: users and site information are for who may change them.
  if (!isOpenTo(route.access, person)) return redirectTo('home', notForYou);
  return null;
}

const redirectTo = (name: PlainScreen, notice?: string): Redirect => ({
  to: linkTo(name),
  ...(notice && { notice }),
});

/** Whether someone who is signed in may open the screens of this access, whatever the state of the site. */
export function isOpenTo(access: RouteAccess, person: Person): boolean {
  return access === 'settings' || access === 'enrolment' || isAllowed(access, person);
}

function waitOnHome(route: FoundRoute): Redirect | null {
  return route.name === 'home' ? null : redirectTo('home', messages.siteBeingSetUp);
}
