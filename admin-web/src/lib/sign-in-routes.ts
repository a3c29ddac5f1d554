import { linkTo } from '@galley/shared/admin-screens';
import { type CallRoute, callRoutes } from './call-routes';

const signInCalls = [
  'getSession',
  'findSignOn',
  'authenticate',
  'continueSignIn',
  'requestCode',
  'answerCode',
  'changePassword',
  'requestPasswordReset',
  'resetPassword',
] as const;
export type SignInCall = (typeof signInCalls)[number];

/** The routes of the sign-in's calls. `vite build` replaces this module by the finished tables, as `call-routes.ts`. */
export const signInRoutes = Object.fromEntries(signInCalls.map((name) => [name, callRoutes[name]])) as Record<
  SignInCall,
  CallRoute
>;

/** The paths of the screens that the sign-in leads to. */
export const pathsOfSignIn = {
  login: linkTo('login'),
  home: linkTo('home'),
  ofProvider: linkTo('authentication', { '*': '' }),
  leaveForProvider: linkTo('authentication', { '*': 'login' }),
};
