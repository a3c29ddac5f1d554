import { rememberSignedIn } from '../begin/signed-in-before';
import { createStore } from './store';

/**
 * Connects the API client and the sign-in dialog: a call whose session has expired waits here until the user has
 * signed in again over the form, and is then repeated. No input is lost.
 */

export type GateState = 'closed' | 'open' | 'lost';

const state = createStore<GateState>('closed');
let timesOpened = 0;
let waiting: { resolve: () => void; reject: () => void }[] = [];

function change(next: GateState) {
  if (state.get() !== next) state.set(next);
}

function release(outcome: 'resolve' | 'reject') {
  const released = waiting;
  waiting = [];
  for (const waiter of released) waiter[outcome]();
}

export const sessionGate = {
  get state() {
    return state.get();
  },

  /** Counts the sign-ins; a call that was sent before the latest one had an older session. */
  get timesOpened() {
    return timesOpened;
  },

  subscribe: state.subscribe,

  /** A user is signed in: from now on an expired session leads to a new sign-in. */
  open() {
    rememberSignedIn(true);
    timesOpened += 1;
    change('open');
    release('resolve');
  },

  /** No one is signed in: errors are returned to the caller at once. */
  close() {
    rememberSignedIn(false);
    change('closed');
    release('reject');
  },

  /** Resolves after a new sign-in, rejects if the user leaves instead or no one was signed in. */
  waitForSignIn(): Promise<void> {
    if (state.get() === 'closed') return Promise.reject();
    const signedInAgain = new Promise<void>((resolve, reject) => waiting.push({ resolve, reject }));
    change('lost');
    return signedInAgain;
  },
};
