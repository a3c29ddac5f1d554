// The script inside the document has these two and none of the others.
export const getSession = '/api/authentication/Session';
export const getOpenedPage = '/api/Admin/GetOpenedPage';

/** The calls that are made before the API client, which knows all calls, has loaded. */
export const prefetchedCalls = {
  getSession,
  getOpenedPage,
  getPageComponentData: '/api/Admin/GetPageComponentData',
  getCompanyName: '/api/Authentication/GetCompanyName',
  isSiteInitialized: '/api/AdminSettings/IsSiteInitialized',
  isLayoutCompleted: '/api/Admin/IsLayoutCompleted',
  hasFormSettings: '/api/AdminSettings/HasFormSettingsData',
} as const;

declare global {
  /** The script inside the document and the admin's files are separate programs, and share what was requested. */
  var galleyResponses: Map<string, Promise<Response>> | undefined;
}

/**
 * Responses that were requested before the admin's code had loaded. Each is used once, and only while it is recent.
 */
globalThis.galleyResponses ??= new Map();
const asked = globalThis.galleyResponses;

/** Older responses are requested again. */
const newForMs = 10_000;

/** Prefetches a request that the API client is going to make, unless that was done before. */
export function prefetch(url: string): Promise<Response> {
  const before = asked.get(url);
  if (before) return before;
  const headers = { accept: 'application/json', 'x-galley-csrf': '1' };
  const pending = fetch(url, { credentials: 'same-origin', headers });
  storePrefetched(pending, url);
  return pending;
}

/** Keeps a response for the next request of this URL. */
export function storePrefetched(pending: Promise<Response>, url: string): void {
  // A failure is reported to the caller that uses the response, if there is one.
  pending.catch(() => undefined);
  asked.set(url, pending);
  setTimeout(() => asked.delete(url), newForMs);
}

/** Parses the body of a response. @throws Error where it is an error response */
export async function parseResponse<Body>(pending: Promise<Response>): Promise<Body> {
  const response = await pending;
  if (!response.ok) throw new Error(String(response.status));
  return (await response.clone().json()) as Body;
}

/** Takes a prefetched response, unless it is an error: the API client handles errors itself. */
export async function takePrefetched(url: string): Promise<Response | undefined> {
  const pending = asked.get(url);
  asked.delete(url);
  const response = await pending?.catch(() => undefined);
  return response?.ok ? response.clone() : undefined;
}
