import { isApiError, messageOf } from '../../../lib/api-error';
import { listen } from '../../../lib/listen';
import { createStore } from '../../../lib/store';

/** The save state of a form, as the save indicator shows it. */
export type SaveStatus =
  | { kind: 'saved' }
  /** Typed; it will be saved at the next pause. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** Everything valid is saved; something is missing or invalid. */
  | { kind: 'incomplete'; reason: string }
  /** A new component waits for what it needs; nothing was typed in it that could be lost. */
  | { kind: 'new'; reason: string }
  | { kind: 'failed'; reason: string }
  /** Someone has deleted what it belongs to. */
  | { kind: 'gone' }
  /** Someone else has saved first; the user must decide. */
  | { kind: 'conflict' };

/** The form's differences from what is stored. */
export interface Unsaved<Values> {
  /** The values that can be saved; null when there are none. */
  values: Values | null;
  /** Why some of it cannot be saved; null when all can. */
  problem: string | null;
  /** Nothing was typed: the problem threatens no input. */
  isUntouched?: boolean;
}

export interface AutosaveOptions<Values> {
  /** Whether the form differs from what is stored; called on every key, so it must be cheap. */
  isChanged: () => boolean;
  unsaved: () => Unsaved<Values>;
  /** Saves once. @throws StaleSave when the user must decide, anything else when it failed */
  save: (values: Values) => Promise<void>;
}

/** Thrown when someone else has saved first. */
export class StaleSave extends Error {}

/** Thrown when someone has deleted what would be saved. */
export class GoneSave extends Error {}

/** The delay of autosave after the last key. */
export const autosaveDelayMs = 1_500;
/** The maximum delay while typing never pauses. */
export const longestDelayMs = 20_000;
const retryDelaysMs = [3_000, 6_000, 12_000, 30_000];

/**
 * Saves a form at pauses. There are never two saves at once: text typed during one waits for the next. A save with a
 * temporary error is retried, also as soon as the network is back.
 */
export function createAutosave<Values>({ isChanged, unsaved, save }: AutosaveOptions<Values>) {
  const status = createStore<SaveStatus>({ kind: 'saved' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** The time of the first change that no save includes yet. */
  let waitsSince: number | undefined;
  let failures = 0;

  const kindNow = () => status.get().kind;

  function show(next: SaveStatus) {
    if (next.kind !== kindNow() || 'reason' in next) status.set(next);
  }

  function schedule(delayMs: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  function saveAfter(pauseMs: number) {
    waitsSince ??= Date.now();
    const left = waitsSince + longestDelayMs - Date.now();
    schedule(Math.max(0, Math.min(pauseMs, left)));
  }

  function showRest({ values, problem, isUntouched }: Unsaved<Values>) {
    const otherwise: SaveStatus =
      problem === null ? { kind: 'saved' } : { kind: isUntouched ? 'new' : 'incomplete', reason: problem };
    show(values ? { kind: 'waiting' } : otherwise);
  }

  function showFailure(error: unknown) {
    if (error instanceof StaleSave) return show({ kind: 'conflict' });
    if (error instanceof GoneSave) return show({ kind: 'gone' });
    show({ kind: 'failed', reason: messageOf(error) });
    if (!isApiError(error) || !error.isTemporary) return;
    schedule(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0);
    failures += 1;
  }

  async function run() {
    for (;;) {
      isAskedAgain = false;
      const rest = unsaved();
      const { values } = rest;
      if (!values) return showRest(rest);
      show({ kind: 'saving' });
      try {
        await save(values);
      } catch (error) {
        return showFailure(error);
      }
      failures = 0;
      // Text typed during the save waits for a pause, unless a save was requested.
      if (!isAskedAgain) {
        const left = unsaved();
        showRest(left);
        if (left.values) schedule(autosaveDelayMs);
        return;
      }
    }
  }

  /** Saves at once. Resolves to whether nothing is left unsaved. */
  async function flush(): Promise<boolean> {
    if (kindNow() === 'conflict') return false;
    clearTimeout(timer);
    waitsSince = undefined;
    if (running) {
      isAskedAgain = true;
    } else {
      running = run().finally(() => {
        running = null;
      });
    }
    await running;
    return kindNow() === 'saved';
  }

  return {
    get status() {
      return status.get();
    },
    subscribe: status.subscribe,
    /** Something in the form changed. An error stays visible until a save succeeds. */
    typed() {
      if (kindNow() === 'conflict') return;
      if (isChanged()) {
        if (!running && kindNow() === 'saved') show({ kind: 'waiting' });
        saveAfter(autosaveDelayMs);
      } else {
        clearTimeout(timer);
        waitsSince = undefined;
        if (!running) show({ kind: 'saved' });
      }
    },
    flush,
    /**
     * More text is being typed on the page: it arrives within this time, and is saved together with the present one.
     */
    hold(forMs: number) {
      if (!running && kindNow() !== 'conflict' && isChanged()) saveAfter(forMs + autosaveDelayMs);
    },
    /** The user has resolved a conflict. */
    resume() {
      if (kindNow() === 'conflict') showRest(unsaved());
    },
    /** Returns a function that stops it. */
    start() {
      const stop = listen(window, {
        online: () => {
          if (kindNow() === 'failed') void flush();
        },
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
