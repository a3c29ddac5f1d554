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
export function prefetch(address: string): Promise<Response> {
  const before = asked.get(address);
  if (before) return before;
  const headers = { accept: 'application/json', 'x-galley-csrf': '1' };
  const answer = fetch(address, { credentials: 'same-origin', headers });
  storePrefetched(answer, address);
  return answer;
}

/** Keeps a response for the next request of this URL. */
export function storePrefetched(answer: Promise<Response>, address: string): void {
  // A failure is reported to the caller that uses the response, if there is one.
  answer.catch(() => undefined);
  asked.set(address, answer);
  setTimeout(() => asked.delete(address), newForMs);
}

/** Parses the body of a response. @throws Error where it is an error response */
export async function parseResponse<Answer>(answer: Promise<Response>): Promise<Answer> {
  const response = await answer;
  if (!response.ok) throw new Error(String(response.status));
  return (await response.clone().json()) as Answer;
}

/** Takes a prefetched response, unless it is an error: the API client handles errors itself. */
export async function takePrefetched(address: string): Promise<Response | undefined> {
  const answer = asked.get(address);
  asked.delete(address);
  const response = await answer?.catch(() => undefined);
  return response?.ok ? response.clone() : undefined;
}
