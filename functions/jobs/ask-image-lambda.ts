import { awsClient, callLimitsOf } from '../core/aws-client';
import { environment } from '../core/env';
import type {
  LogoPicturesEvent,
  LogoPicturesResponse,
  WidthsEvent,
  WidthsResponse,
} from '../core/images/widths-event';

export function askImageLambda(event: WidthsEvent): Promise<WidthsResponse>;
export function askImageLambda(event: LogoPicturesEvent): Promise<LogoPicturesResponse>;
/** @throws the other Lambda's error, which the job's retries and a dead job then show */
export async function askImageLambda(event: WidthsEvent | LogoPicturesEvent): Promise<unknown> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const { Payload, FunctionError } = await awsClient(LambdaClient, callLimitsOf.imageWidths).send(
    new InvokeCommand({
      FunctionName: environment('IMAGE_WIDTHS_FUNCTION_NAME'),
      Payload: JSON.stringify(event),
    }),
  );
  const response = JSON.parse(Payload?.transformToString() || '{}');
  if (FunctionError) throw new Error(`The copies of a picture were not made: ${response.errorMessage}`);
  return response;
}
