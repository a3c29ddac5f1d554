const key = 'galley-signed-in';

/** Whether someone was signed in here when the admin was last open: what is asked for ahead is then not refused. */
export const wasSignedIn = (): boolean => localStorage.getItem(key) !== null;

export function rememberSignedIn(isSignedIn: boolean): void {
  // Tests of the api client run where nothing is kept.
  if (isSignedIn) globalThis.localStorage?.setItem(key, '');
  else globalThis.localStorage?.removeItem(key);
}
