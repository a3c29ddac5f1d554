import { awsClient, patienceWith } from '../core/aws-client';
import { readEnvironment } from '../core/env';
import type {
  LogoPicturesAnswer,
  LogoPicturesEvent,
  WidthsAnswer,
  WidthsEvent,
} from '../core/images/widths-event';

export function askImageLambda(event: WidthsEvent): Promise<WidthsAnswer>;
export function askImageLambda(event: LogoPicturesEvent): Promise<LogoPicturesAnswer>;
/** @throws what the other Lambda failed with, for the job's next attempt and for who looks at a dead one */
export async function askImageLambda(event: WidthsEvent | LogoPicturesEvent): Promise<unknown> {
  const { InvokeCommand, LambdaClient } = await import('@aws-sdk/client-lambda');
  const { IMAGE_WIDTHS_FUNCTION_NAME } = readEnvironment(['IMAGE_WIDTHS_FUNCTION_NAME']);
  const lambda = awsClient(LambdaClient, patienceWith.imageWidths);
  const { Payload, FunctionError } = await lambda.send(
    new InvokeCommand({ FunctionName: IMAGE_WIDTHS_FUNCTION_NAME, Payload: JSON.stringify(event) }),
  );
  const answer = JSON.parse(Payload?.transformToString() || '{}');
  if (FunctionError) throw new Error(`The copies of a picture were not made: ${answer.errorMessage}`);
  return answer;
}
