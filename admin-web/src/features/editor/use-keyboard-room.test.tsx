import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room';

afterEach(() => vi.unstubAllGlobals());

it('leaves room for the keyboard of a phone, and none for a zoomed page', () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  const room = () => document.documentElement.style.getPropertyValue('--keyboard');
  const { unmount } = renderHook(useKeyboardRoom);
  const change = (to: Partial<typeof seen>) =>
    act(() => {
      Object.assign(seen, to);
      seen.dispatchEvent(new Event('resize'));
    });
  change({ height: window.innerHeight - 300 });
  expect(room()).toBe('300px');
  change({ scale: 2 });
  expect(room()).toBe('0px');
  change({ scale: 1, height: window.innerHeight });
  expect(room()).toBe('0px');
  unmount();
  expect(room()).toBe('');
});
