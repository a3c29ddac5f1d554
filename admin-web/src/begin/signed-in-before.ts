import { local, readStored, writeStored } from '../lib/browser-storage';

const key = 'galley-signed-in';

/** Whether a user was signed in when the admin was last open: prefetched requests are then likely to succeed. */
export const wasSignedIn = (): boolean => readStored(local, key) !== null;

export const rememberSignedIn = (isSignedIn: boolean): void =>
  writeStored(local, key, isSignedIn ? '' : null);
