import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionGate } from '../lib/session-gate';
import { knownCanvasPlace, rememberCanvasPlace } from './canvas-place';
import { wasSignedIn } from './signed-in-before';

const place = { left: 56, top: 88, width: 1_000, height: 700 } as DOMRect;

afterEach(() => vi.unstubAllGlobals());

/** A browser whose storage holds up to so many keys. */
function browserWith(most: number): void {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (kept.size >= most) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
  vi.stubGlobal('innerWidth', 1_440);
  vi.stubGlobal('innerHeight', 900);
}

describe('the state stored for the next start of the admin', () => {
  it('holds whether a user was signed in, and the position of the canvas in a window of this size', () => {
    browserWith(2);
    sessionGate.open();
    rememberCanvasPlace(place);
    expect([wasSignedIn(), knownCanvasPlace()]).toEqual([true, [56, 88, 1_000, 700]]);
    vi.stubGlobal('innerWidth', 1_024);
    sessionGate.close();
    expect([wasSignedIn(), knownCanvasPlace()]).toEqual([false, undefined]);
  });

  it('stays empty where storage is full or disabled, and signing in and out still works', () => {
    browserWith(0);
    sessionGate.open();
    rememberCanvasPlace(place);
    expect([sessionGate.state, wasSignedIn(), knownCanvasPlace()]).toEqual(['open', false, undefined]);
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    sessionGate.close();
    expect([sessionGate.state, wasSignedIn(), knownCanvasPlace()]).toEqual(['closed', false, undefined]);
  });
});
