import type { Outcome } from '../lambda/execution-environment';
import { fromLambdaResult, toLambdaEvent } from './lambda-event';
import { type HttpRequest, type HttpResponse, messageResponse } from './messages';

export interface FunctionUrlDefinition {
  functionArn: string;
  host: string;
}

/** Calls a Lambda function URL; the event has the format of an HTTP API's `$default` route. */
export async function callFunctionUrl(
  url: FunctionUrlDefinition,
  request: HttpRequest,
  account: string,
  invoke: (functionArn: string, payload: string) => Promise<Outcome>,
): Promise<HttpResponse> {
  const source = { routeKey: '$default', apiId: url.host.split('.')[0] ?? '', host: url.host, account };
  const outcome = await invoke(url.functionArn, JSON.stringify(toLambdaEvent(request, source)));
  const response = outcome.error ? undefined : fromLambdaResult(outcome.payload);
  // Function URLs respond with 502 where an HTTP API responds with 500.
  return response ?? messageResponse(502, 'Internal Server Error');
}
