import { local, readStored, writeStored } from '../lib/browser-storage';

const key = 'galley-signed-in';

/** Whether someone was signed in here when the admin was last open: what is asked for ahead is then not refused. */
export const wasSignedIn = (): boolean => readStored(local, key) !== null;

export const rememberSignedIn = (isSignedIn: boolean): void =>
  writeStored(local, key, isSignedIn ? '' : null);
