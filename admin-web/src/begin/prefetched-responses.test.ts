import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseResponse, prefetch, storePrefetched, takePrefetched } from './prefetched-responses';

const answers = (status: number, body: object) => async () => Response.json(body, { status });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a prefetched response', () => {
  it('is used once by the first identical request, and both can read its body', async () => {
    const fetched = vi.fn(answers(200, { id: 7 }));
    vi.stubGlobal('fetch', fetched);
    const answer = prefetch('/api/a?id=7');
    expect(await parseResponse(answer)).toEqual({ id: 7 });
    expect(await takePrefetched('/api/a?id=8')).toBeUndefined();
    expect(await (await takePrefetched('/api/a?id=7'))?.json()).toEqual({ id: 7 });
    expect(await takePrefetched('/api/a?id=7')).toBeUndefined();
    const headers = { accept: 'application/json', 'x-galley-csrf': '1' };
    expect(fetched.mock.calls).toEqual([['/api/a?id=7', { credentials: 'same-origin', headers }]]);
  });

  it('is requested again after an error response, a network failure, and when it is too old', async () => {
    storePrefetched(answers(401, {})(), '/api/refused');
    storePrefetched(Promise.reject(new Error('offline')), '/api/offline');
    storePrefetched(answers(200, {})(), '/api/old');
    await expect(parseResponse(answers(401, {})())).rejects.toThrow('401');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await takePrefetched('/api/refused')).toBeUndefined();
    expect(await takePrefetched('/api/offline')).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await takePrefetched('/api/old')).toBeUndefined();
  });
});
