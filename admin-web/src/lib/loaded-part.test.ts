import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPatiently } from './loaded-part';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tries again what failed to load', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue('part');
  const loaded = loadPatiently(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('throws what is not there after all', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const loaded = expect(loadPatiently(load)).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await loaded;
  expect(load).toHaveBeenCalledTimes(5);
});

it('waits for a connection before it tries', async () => {
  const events = new EventTarget();
  const isOn = { onLine: false };
  vi.stubGlobal('navigator', isOn);
  vi.stubGlobal('window', events);
  const load = vi.fn().mockResolvedValue('part');
  const loaded = loadPatiently(load);
  await vi.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();
  isOn.onLine = true;
  events.dispatchEvent(new Event('online'));
  expect(await loaded).toBe('part');
});
