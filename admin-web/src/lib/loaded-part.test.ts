import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPatiently } from './loaded-part';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { querySelectorAll: () => [] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('retries a part that failed to load', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
  const loaded = loadPatiently(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('throws when the part does not exist', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = expect(loadPatiently(load)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await loaded;
  expect(load).toHaveBeenCalledTimes(5);
});

it('keeps retrying while offline, and at once when the connection is back', async () => {
  const isOn = { onLine: false };
  vi.stubGlobal('navigator', isOn);
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = loadPatiently(load);
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = load.mock.calls.length;
  expect(tries).toBeGreaterThan(10);
  load.mockResolvedValue('part');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(tries + 1);
  expect(await loaded).toBe('part');
});

it('requests a style sheet again that failed to load', async () => {
  const [came, failed] = [{ sheet: {} }, { sheet: null }].map((link) => ({
    ...link,
    cloneNode: () => 'again',
    replaceWith: vi.fn(),
  }));
  vi.stubGlobal('document', { querySelectorAll: () => [came, failed] });
  const loaded = loadPatiently(
    vi.fn().mockRejectedValueOnce(new Error('No style')).mockResolvedValue('part'),
  );
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('part');
  expect(failed?.replaceWith).toHaveBeenCalledWith('again');
  expect(came?.replaceWith).not.toHaveBeenCalled();
});
