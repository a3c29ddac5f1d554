import { isApiError, messageOf } from '../../../lib/api-error';

/** Whether what one typed is saved, as the one place that says so shows it. */
export type SaveStatus =
  | { kind: 'saved' }
  /** Typed; it saves itself once one pauses. */
  | { kind: 'waiting' }
  | { kind: 'saving' }
  /** What could be saved is; something is missing or wrong. */
  | { kind: 'incomplete'; reason: string }
  | { kind: 'failed'; reason: string }
  /** Someone else's save came first; the person decides. */
  | { kind: 'conflict' };

/** What the form holds beyond what is stored. */
export interface Unsaved<Values> {
  /** What can be saved; null when nothing can or nothing differs. */
  values: Values | null;
  /** Why some of it cannot be saved; null when all can. */
  problem: string | null;
}

export interface AutosaveOptions<Values> {
  /** Whether the form holds anything else than what is stored; asked at every key, so it is cheap. */
  isChanged: () => boolean;
  unsaved: () => Unsaved<Values>;
  /** One save. @throws StaleSave when the person must decide, anything else when it failed */
  save: (values: Values) => Promise<void>;
}

/** Thrown by a save that someone else's came before. */
export class StaleSave extends Error {}

/** A form saves itself this long after the last key. */
export const autosaveDelayMs = 1_500;
/** Anyone who never pauses is saved this often all the same. */
export const longestDelayMs = 20_000;
const retryDelaysMs = [3_000, 6_000, 12_000, 30_000];

export type Autosave = ReturnType<typeof createAutosave>;

/**
 * Saves what a form holds when one pauses. There are never two saves at once: what is typed during one waits for
 * the next. A save that met a passing trouble is made again by itself, also as soon as there is a network again.
 */
export function createAutosave<Values>({ isChanged, unsaved, save }: AutosaveOptions<Values>) {
  let status: SaveStatus = { kind: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isAskedAgain = false;
  /** When the first change came that no save was made for yet. */
  let waitsSince: number | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  function show(next: SaveStatus) {
    const isSame = next.kind === status.kind && !('reason' in next);
    if (isSame) return;
    status = next;
    for (const listener of listeners) listener();
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

  function showRest({ values, problem }: Unsaved<Values>) {
    if (values) show({ kind: 'waiting' });
    else show(problem === null ? { kind: 'saved' } : { kind: 'incomplete', reason: problem });
  }

  function showFailure(error: unknown) {
    if (error instanceof StaleSave) {
      show({ kind: 'conflict' });
      return;
    }
    show({ kind: 'failed', reason: messageOf(error) });
    if (!isApiError(error) || !error.isTemporary) return;
    schedule(retryDelaysMs[Math.min(failures, retryDelaysMs.length - 1)] ?? 0);
    failures += 1;
  }

  async function run() {
    for (;;) {
      isAskedAgain = false;
      const { values, problem } = unsaved();
      if (!values) {
        showRest({ values, problem });
        return;
      }
      show({ kind: 'saving' });
      try {
        await save(values);
      } catch (error) {
        showFailure(error);
        return;
      }
      failures = 0;
      // What was typed meanwhile waits for a pause, unless someone asked for it by now.
      if (!isAskedAgain) {
        const rest = unsaved();
        showRest(rest);
        if (rest.values) schedule(autosaveDelayMs);
        return;
      }
    }
  }

  /** Saves at once. Resolves to whether nothing is left unsaved. */
  async function flush(): Promise<boolean> {
    if (status.kind === 'conflict') return false;
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
    return status.kind === 'saved';
  }

  const retryOnline = () => {
    if (status.kind === 'failed') void flush();
  };

  return {
    get status() {
      return status;
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Something in the form changed. A failure stays in sight until a save went well. */
    typed() {
      if (status.kind === 'conflict') return;
      if (isChanged()) {
        if (!running && status.kind === 'saved') show({ kind: 'waiting' });
        saveAfter(autosaveDelayMs);
      } else {
        clearTimeout(timer);
        waitsSince = undefined;
        if (!running) show({ kind: 'saved' });
      }
    },
    flush,
    /** More is being typed on the page: it arrives within so long, and is saved with what is here. */
    hold(forMs: number) {
      if (!running && status.kind !== 'conflict' && isChanged()) saveAfter(forMs + autosaveDelayMs);
    },
    /** The person has decided on a conflict. */
    resume() {
      if (status.kind === 'conflict') showRest(unsaved());
    },
    start() {
      window.addEventListener('online', retryOnline);
    },
    stop() {
      clearTimeout(timer);
      window.removeEventListener('online', retryOnline);
    },
  };
}
