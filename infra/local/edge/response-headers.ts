import type { ResponseHeadersPolicyDefinition } from '../assembly/cloudfront-policies';
import type { HttpResponse } from '../http/messages';

/** Applies a response headers policy to every response, including errors and those of the edge function. */
export function applyResponseHeaders(
  response: HttpResponse,
  policy: ResponseHeadersPolicyDefinition | undefined,
): HttpResponse {
  if (!policy) return response;
  const headers = { ...response.headers };
  for (const name of policy.remove) delete headers[name];
  for (const { name, value, override } of policy.set) {
    if (override || !headers[name]) headers[name] = [value];
  }
  return { ...response, headers };
}
