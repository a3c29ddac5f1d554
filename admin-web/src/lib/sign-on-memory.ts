import { local, readStored, writeStored } from './browser-storage';

/**
 * What a browser keeps of a sign-in with a company's own account: no token, only whose provider it was, so that the
 * way back finds its settings and logging out ends the provider's session too.
 */
const companyKey = 'galley.sign-on';
const logOutKey = 'galley.log-out';

/** Storage may be switched off; single sign-on then says so, everything else works without. */
const session = () => window.sessionStorage;

export const signOnMemory = {
  /** The company whose provider this browser signed in with, or is signing in with. */
  company: () => readStored(local, companyKey),
  remember: (company: string) => writeStored(local, companyKey, company),
  forget: () => writeStored(local, companyKey, null),

  /** The way out was chosen in this page; a link from elsewhere cannot say so. */
  initiateLogOut: () => writeStored(session, logOutKey, 'initiated'),
  isLogOutInitiated: () => readStored(session, logOutKey) !== null,
  finishLogOut: () => writeStored(session, logOutKey, null),
};
