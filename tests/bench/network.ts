import type { Page } from '@playwright/test';

/** One request of a page as the browser made it. */
export interface NetworkRequest {
  url: string;
  /** As DevTools calls it: 'Document', 'Script', 'Stylesheet', 'Fetch' and so on. */
  type: string;
  /** Seconds on the browser's clock. */
  begunAt: number;
  endedAt: number;
  /** Over the wire, headers included. 0 from the browser's cache. */
  bytes: number;
}

/** Observes what a page requests from now on; `finished` returns the requests so far that have ended. */
export async function observeNetwork(page: Page): Promise<{ finished: () => NetworkRequest[] }> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  const seen = new Map<string, NetworkRequest>();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type = 'Other' }) => {
    seen.set(requestId, { url: request.url, type, begunAt: timestamp, endedAt: 0, bytes: 0 });
  });
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) Object.assign(request, { endedAt: timestamp, bytes: encodedDataLength });
  });
  const isOfNetwork = ({ url, endedAt }: NetworkRequest) => endedAt > 0 && /^https?:/.test(url);
  return { finished: () => [...seen.values()].filter(isOfNetwork) };
}

/** The most requests that followed one another, each begun after the end of the one before it. */
export function waitsInARow(requests: readonly NetworkRequest[]): number {
  const depths = new Map<NetworkRequest, number>();
  for (const request of requests.toSorted((a, b) => a.endedAt - b.endedAt)) {
    const before = [...depths].filter(([other]) => other.endedAt <= request.begunAt);
    depths.set(request, 1 + Math.max(0, ...before.map(([, depth]) => depth)));
  }
  return Math.max(0, ...depths.values());
}

export const bytesOf = (requests: readonly NetworkRequest[]): number =>
  requests.reduce((sum, { bytes }) => sum + bytes, 0);
