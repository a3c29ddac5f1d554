// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api-error';
import { autosaveDelayMs, createAutosave, longestDelayMs, StaleSave } from './autosave';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const noNetwork = () => new ApiError(0, { message: 'The server could not be reached.' });

/** A form with one text, and a fake server that responds on demand. */
function openForm() {
  const form = { typed: 'old', stored: 'old', problem: null as string | null };
  const sent: string[] = [];
  let answer: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const autosave = createAutosave<string>({
    isChanged: () => form.typed !== form.stored,
    unsaved: () => ({
      values: form.typed !== form.stored && form.problem === null ? form.typed : null,
      problem: form.typed === form.stored ? null : form.problem,
    }),
    save: async (value) => {
      sent.push(value);
      await new Promise<void>((resolve, reject) => {
        answer = { resolve, reject };
      });
      form.stored = value;
    },
  });
  const stop = autosave.start();
  const seen: string[] = [];
  autosave.subscribe(() => seen.push(autosave.status.kind));
  const type = (text: string) => {
    form.typed = text;
    autosave.typed();
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return {
    autosave,
    stop,
    form,
    sent,
    seen,
    type,
    pause: (ms = autosaveDelayMs) => vi.advanceTimersByTimeAsync(ms),
    succeed: async () => {
      answer?.resolve();
      await settle();
    },
    fail: async (error: Error) => {
      answer?.reject(error);
      await settle();
    },
  };
}

describe('a form with autosave', () => {
  it('waits for a pause, then saves once', async () => {
    const { stop, sent, seen, type, pause, succeed } = openForm();
    type('a');
    await pause(1_000);
    type('ab');
    await pause(1_000);
    expect(sent).toEqual([]);
    await pause(500);
    expect(sent).toEqual(['ab']);
    await succeed();
    expect(seen).toEqual(['waiting', 'saving', 'saved']);
    await pause(60_000);
    expect(sent).toEqual(['ab']);
    stop();
  });

  it('waits for values that are still coming from the canvas, and saves all of them once', async () => {
    const { autosave, sent, type, pause } = openForm();
    type('a');
    autosave.hold(5_000);
    await pause(5_000);
    type('abc');
    autosave.hold(5_000);
    await pause(4_000);
    type('abcd');
    expect(sent).toEqual([]);
    await pause();
    expect(sent).toEqual(['abcd']);
  });

  it('saves what it has when nothing more comes, and at intervals while typing never pauses', async () => {
    const { autosave, sent, type, pause, succeed } = openForm();
    type('a');
    autosave.hold(5_000);
    await pause(5_000 + autosaveDelayMs);
    expect(sent).toEqual(['a']);
    await succeed();
    for (let waited = 0; waited < longestDelayMs; waited += 1_000) {
      type(`a${waited}`);
      expect(sent).toHaveLength(1);
      await pause(1_000);
    }
    expect(sent).toHaveLength(2);
  });

  it('saves nothing when the text is unchanged', async () => {
    const { autosave, sent, type, pause } = openForm();
    type('new');
    type('old');
    expect(autosave.status.kind).toBe('saved');
    await pause();
    expect(await autosave.flush()).toBe(true);
    expect(sent).toEqual([]);
  });

  it('never has two saves in flight; text typed during a save is saved after its own pause', async () => {
    const { autosave, sent, type, pause, succeed } = openForm();
    type('one');
    await pause();
    type('two');
    await pause(10_000);
    expect(sent).toEqual(['one']);
    await succeed();
    expect(sent).toEqual(['one', 'two']);
    await succeed();
    expect(autosave.status.kind).toBe('saved');
  });

  it('saves at once when it is left, including text typed during a save', async () => {
    const { autosave, sent, type, succeed } = openForm();
    type('one');
    const left = autosave.flush();
    type('two');
    const leftAgain = autosave.flush();
    await succeed();
    await succeed();
    expect(sent).toEqual(['one', 'two']);
    expect(await Promise.all([left, leftAgain])).toEqual([true, true]);
  });

  it('saves the original text again when it is restored during a save', async () => {
    const { autosave, form, sent, type, pause, succeed } = openForm();
    type('one');
    await pause();
    type('old');
    await succeed();
    expect(form.stored).toBe('one');
    await pause();
    await succeed();
    expect(sent).toEqual(['one', 'old']);
    expect(autosave.status.kind).toBe('saved');
  });

  it('says what is missing and saves nothing until it is there', async () => {
    const { autosave, form, sent, type, pause, succeed } = openForm();
    form.problem = 'Component Name is required.';
    type('text');
    await pause();
    expect(autosave.status).toEqual({ kind: 'incomplete', reason: 'Component Name is required.' });
    expect(await autosave.flush()).toBe(false);
    form.problem = null;
    type('text with a name');
    await pause();
    await succeed();
    expect(sent).toEqual(['text with a name']);
  });
});

describe('a save that fails', () => {
  it('says why and retries by itself when the problem may be temporary [1:281]', async () => {
    const { autosave, sent, type, pause, succeed, fail } = openForm();
    type('text');
    await pause();
    await fail(noNetwork());
    expect(autosave.status).toEqual({ kind: 'failed', reason: 'The server could not be reached.' });
    await pause(3_000);
    expect(sent).toHaveLength(2);
    await fail(noNetwork());
    await pause(5_999);
    expect(sent).toHaveLength(2);
    await pause(1);
    expect(sent).toHaveLength(3);
    await succeed();
    expect(autosave.status.kind).toBe('saved');
  });

  it('is retried at once when the network returns, or by hand', async () => {
    const { autosave, stop, sent, type, pause, fail, succeed } = openForm();
    type('text');
    await pause();
    await fail(noNetwork());
    window.dispatchEvent(new Event('online'));
    await pause(0);
    expect(sent).toHaveLength(2);
    await fail(noNetwork());
    const byHand = autosave.flush();
    await succeed();
    expect(await byHand).toBe(true);
    stop();
  });

  it('is not retried by itself after the server has rejected it, but the next key tries again [1:281]', async () => {
    const { autosave, sent, type, pause, fail } = openForm();
    type('text');
    await pause();
    await fail(
      new ApiError(409, {
        message: 'V2 is waiting for review and cannot be changed. An Admin can send it back.',
      }),
    );
    await pause(120_000);
    expect(sent).toHaveLength(1);
    type('texts');
    expect(autosave.status.kind).toBe('failed');
    await pause();
    expect(sent).toEqual(['text', 'texts']);
  });
});

it('pauses while the user must decide between two texts', async () => {
  const { autosave, stop, sent, type, pause, fail } = openForm();
  type('mine');
  await pause();
  await fail(new StaleSave());
  expect(autosave.status.kind).toBe('conflict');
  type('mine, longer');
  await pause(60_000);
  window.dispatchEvent(new Event('online'));
  expect(await autosave.flush()).toBe(false);
  expect(sent).toEqual(['mine']);
  autosave.resume();
  expect(autosave.status.kind).toBe('waiting');
  stop();
});
