import type { Outcome } from '../lambda/execution-environment';
import { fromLambdaResult, toLambdaEvent } from './lambda-event';
import { type HttpRequest, type HttpResponse, messageResponse } from './messages';

export interface FunctionUrlDefinition {
  functionArn: string;
  host: string;
}

/** Calls a Lambda function URL: the event is that of an HTTP API's `$default` route. */
export async function callFunctionUrl(
  url: FunctionUrlDefinition,
  request: HttpRequest,
  account: string,
  invoke: (functionArn: string, payload: string) => Promise<Outcome>,
): Promise<HttpResponse> {
  const source = { routeKey: '$default', apiId: url.host.split('.')[0] ?? '', host: url.host, account };
  const outcome = await invoke(url.functionArn, JSON.stringify(toLambdaEvent(request, source)));
  const answer = outcome.error ? undefined : fromLambdaResult(outcome.payload);
  // Function URLs say 502 where an HTTP API says 500.
  return answer ?? messageResponse(502, 'Internal Server Error');
}
