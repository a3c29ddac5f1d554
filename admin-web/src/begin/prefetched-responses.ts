/**
 * Responses that were requested before the admin's code had loaded. Each is used once, and only while it is recent.
 */
const asked = new Map<string, Promise<Response>>();

/** Older responses are requested again. */
const newForMs = 10_000;

/** Prefetches a request that the API client is going to make. */
export function prefetch(address: string): Promise<Response> {
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
