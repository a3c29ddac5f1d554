import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTypingReporter, firstDelayMs, longestMs, pauseMs } from './typing-reporter';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typist() {
  const reported: number[] = [];
  let goesOn = 0;
  const reporter = createTypingReporter(
    (forMs) => reported.push(forMs),
    () => {
      goesOn += 1;
    },
  );
  const type = (keys: number, everyMs: number) => {
    for (let key = 0; key < keys; key += 1) {
      reporter.typed();
      vi.advanceTimersByTime(everyMs);
    }
  };
  return { reporter, told: reported, type, goesOn: () => goesOn };
}

describe('reporting typed text to the editor', () => {
  it('happens soon after the first key and again at a pause, not at every key', () => {
    const { told: reported, type, goesOn } = typist();
    type(1, 120);
    expect(goesOn()).toBe(0);
    type(19, 120);
    expect(reported).toEqual([firstDelayMs]);
    // Once, with the third key, so that the reported text is not saved without the rest.
    expect(goesOn()).toBe(1);
    vi.advanceTimersByTime(pauseMs);
    // From the third key to the pause after the last one.
    expect(reported).toEqual([firstDelayMs, 17 * 120 + pauseMs]);
    vi.advanceTimersByTime(longestMs);
    expect(reported).toHaveLength(2);
  });

  it('happens at intervals while typing never pauses', () => {
    const { told: reported, type } = typist();
    type(200, 100);
    expect(reported.length).toBeGreaterThanOrEqual(4);
    expect(Math.max(...reported)).toBeLessThan(longestMs + 200);
  });

  it('happens at once on request, leaves nothing pending, and never sends replaced text', () => {
    const { reporter, told: reported, type } = typist();
    type(1, 40);
    reporter.now();
    expect(reported).toEqual([40]);
    type(1, 40);
    reporter.forget();
    vi.advanceTimersByTime(longestMs);
    expect(reported).toEqual([40]);
  });
});
