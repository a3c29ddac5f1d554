import { InvokeCommand } from '@aws-sdk/client-lambda';
import type { OperatorResponse } from '@galley/functions/operator/handler';
import type { MadeCode } from '@galley/functions/operator/make-sign-in-code';
import type { OperatorEvent } from '@galley/functions/operator/operator-event';
import { namesOf } from '../stage';
import type { CommandContext } from './context';
import { CommandFailed } from './failures';

/**
 * Invokes the deployed operator Lambda.
 * @throws CommandFailed with its message where it refuses
 */
export async function askOperator(
  { aws, stage }: Pick<CommandContext, 'aws' | 'stage'>,
  event: OperatorEvent,
): Promise<MadeCode | null> {
  const { FunctionError, Payload } = await aws.lambda().send(
    new InvokeCommand({
      FunctionName: namesOf(stage).operatorFunction,
      Payload: JSON.stringify(event),
    }),
  );
  const response = JSON.parse(Payload?.transformToString() || '{}') as
    | OperatorResponse
    | { errorMessage?: string };
  if (FunctionError || !('done' in response || 'refused' in response)) {
    const message = 'errorMessage' in response ? response.errorMessage : '';
    throw new CommandFailed(`The operator function failed: ${message}. Its log in CloudWatch says more.`);
  }
  if ('refused' in response) throw new CommandFailed(response.refused);
  return response.done;
}
