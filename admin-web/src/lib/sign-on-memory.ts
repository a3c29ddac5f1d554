/**
 * What a browser keeps of a sign-in with a company's own account: no token, only whose provider it was, so that the
 * way back finds its settings and logging out ends the provider's session too.
 */
const companyKey = 'galley.sign-on';
const logOutKey = 'galley.log-out';

/** Storage may be switched off; single sign-on then says so, everything else works without. */
function read(store: () => Storage, key: string): string | null {
  try {
    return store().getItem(key);
  } catch {
    return null;
  }
}

function write(store: () => Storage, key: string, value: string | null): void {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch {
    // As if nothing was kept.
  }
}

const local = () => window.localStorage;
const session = () => window.sessionStorage;

export const signOnMemory = {
  /** The company whose provider this browser signed in with, or is signing in with. */
  company: () => read(local, companyKey),
  remember: (company: string) => write(local, companyKey, company),
  forget: () => write(local, companyKey, null),

  /** The way out was chosen in this page; a link from elsewhere cannot say so. */
  initiateLogOut: () => write(session, logOutKey, 'initiated'),
  isLogOutInitiated: () => read(session, logOutKey) !== null,
  finishLogOut: () => write(session, logOutKey, null),
};
