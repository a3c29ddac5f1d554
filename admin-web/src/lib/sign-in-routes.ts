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

/** The routes of the sign-in's calls. `vite build` replaces this module by the finished table, as `call-routes.ts`. */
export const signInRoutes = Object.fromEntries(signInCalls.map((name) => [name, callRoutes[name]])) as Record<
  SignInCall,
  CallRoute
>;
