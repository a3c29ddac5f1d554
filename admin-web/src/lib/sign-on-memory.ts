import { local, readStored, writeStored } from './browser-storage';

/**
 * What a browser stores about single sign-on: no token, only the company of the provider, so that the callback finds
 * its settings and logging out ends the provider's session too.
 */
const companyKey = 'galley.sign-on';
const logOutKey = 'galley.log-out';

/** Storage may be disabled; single sign-on then says so, everything else works without it. */
const session = () => window.sessionStorage;

export const signOnMemory = {
  /** The company whose provider this browser has used, or is using, to sign in. */
  company: () => readStored(local, companyKey),
  remember: (company: string) => writeStored(local, companyKey, company),
  forget: () => writeStored(local, companyKey, null),

  /** Records that the user chose to log out inside the app; a link from elsewhere cannot do so. */
  initiateLogOut: () => writeStored(session, logOutKey, 'initiated'),
  isLogOutInitiated: () => readStored(session, logOutKey) !== null,
  finishLogOut: () => writeStored(session, logOutKey, null),
};
