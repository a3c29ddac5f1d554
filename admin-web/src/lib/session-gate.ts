import { rememberSignedIn } from '../begin/signed-in-before';

/**
 * Between the api client and the sign-in dialog: when a call meets a session that has ended, it waits here
 * until the person has signed in again over the form, and is then made once more. Nothing typed is lost.
 */

export type GateState = 'closed' | 'open' | 'lost';

let state: GateState = 'closed';
let timesOpened = 0;
let waiting: { resolve: () => void; reject: () => void }[] = [];
const listeners = new Set<() => void>();

function change(next: GateState) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

function release(outcome: 'resolve' | 'reject') {
  const released = waiting;
  waiting = [];
  for (const waiter of released) waiter[outcome]();
}

export const sessionGate = {
  get state() {
    return state;
  },

  /** Counts the sign-ins; a call that was sent before the latest one carried an older session. */
  get timesOpened() {
    return timesOpened;
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Someone is signed in: from now on a lost session is asked for again. */
  open() {
    rememberSignedIn(true);
    timesOpened += 1;
    change('open');
    release('resolve');
  },

  /** No one is signed in: refusals go straight to the caller. */
  close() {
    rememberSignedIn(false);
    change('closed');
    release('reject');
  },

  /** Resolves once signed in again, rejects if the person leaves instead or no one was signed in. */
  waitForSignIn(): Promise<void> {
    if (state === 'closed') return Promise.reject();
    const signedInAgain = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    change('lost');
    return signedInAgain;
  },
};
