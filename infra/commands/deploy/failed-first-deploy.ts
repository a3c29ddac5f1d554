import {
  DescribeStacksCommand,
  type Stack,
  type StackResourceSummary,
  UpdateTerminationProtectionCommand,
} from '@aws-sdk/client-cloudformation';
import { ListUsersCommand, UpdateUserPoolCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand, UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { onErrorThat } from '@galley/shared/on-error';
import { namesOf } from '../../stage';
import type { AwsClients } from '../aws-clients';
import type { CommandContext } from '../context';
import { CommandFailed } from '../failures';
import { deleteStack, isMissingStack, resourcesOf } from '../installation';

/** The stacks with deletion protection; the one that depends on the other comes first. */
const protectedStacks = ['Auth', 'Data'];

/** Only a failed creation leads to these states: a failed update is rolled back to the previous state. */
const creationFailed = ['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'];

/**
 * Deletes the remains of a failed first deploy of a protected stack. Such a stack can neither be updated nor,
 * because of its protection, deleted, so every later deploy would fail. It has never held any data, which is
 * checked again.
 */
export async function clearFailedFirstDeploys(context: CommandContext): Promise<void> {
  for (const name of protectedStacks) {
    const stackName = `${namesOf(context.stage).stackPrefix}-${name}`;
    const stack = await describe(context.aws, stackName);
    if (stack && creationFailed.includes(stack.StackStatus ?? '')) await clear(context, stackName, stack);
  }
}

async function clear(
  { aws, print, confirm }: CommandContext,
  StackName: string,
  { StackStatus, EnableTerminationProtection }: Stack,
): Promise<void> {
  const client = aws.cloudFormation();
  const left = ((await resourcesOf(client, StackName)) ?? []).filter(
    ({ ResourceStatus, PhysicalResourceId }) => ResourceStatus !== 'DELETE_COMPLETE' && PhysicalResourceId,
  );
  print(`\nThe first deploy of ${StackName} failed (${StackStatus}); it can only be started again.`);
  for (const resource of left) await refuseWhatIsInUse(aws, StackName, resource);
  const what = left.map(({ ResourceType, PhysicalResourceId }) => `${ResourceType} ${PhysicalResourceId}`);
  const list = what.length > 0 ? ` and what is left of it (${what.join(', ')})` : '';
  if (!(await confirm(`Delete the stack ${StackName}${list}? None of it holds any data.`))) {
    throw new CommandFailed('Nothing was deleted, and nothing can be deployed before it is.');
  }
  if (EnableTerminationProtection) {
    await client.send(
      new UpdateTerminationProtectionCommand({ StackName, EnableTerminationProtection: false }),
    );
  }
  for (const resource of left) await liftProtection(aws, resource);
  await deleteStack(client, StackName, 'Look at its events in CloudFormation, then run the command again.');
  print(`The stack ${StackName} is deleted; this deploy creates it again.`);
}

/** @throws CommandFailed for a resource that contains data, whatever the stack's status */
async function refuseWhatIsInUse(
  aws: AwsClients,
  stackName: string,
  { ResourceType, PhysicalResourceId = '' }: StackResourceSummary,
): Promise<void> {
  const holds =
    (ResourceType === 'AWS::DynamoDB::Table' && (await hasItems(aws, PhysicalResourceId))) ||
    (ResourceType === 'AWS::Cognito::UserPool' && (await hasUsers(aws, PhysicalResourceId)));
  if (!holds) return;
  throw new CommandFailed(
    `${PhysicalResourceId} of ${stackName} holds data, so nothing of it is deleted. Ask the person who put it there, move it, then run the command again.`,
  );
}

async function hasItems(aws: AwsClients, TableName: string): Promise<boolean> {
  const { Items = [] } = await aws.dynamo().send(new ScanCommand({ TableName, Limit: 1 }));
  return Items.length > 0;
}

async function hasUsers(aws: AwsClients, UserPoolId: string): Promise<boolean> {
  const { Users = [] } = await aws.cognito().send(new ListUsersCommand({ UserPoolId, Limit: 1 }));
  return Users.length > 0;
}

/** Disables the deletion protection of table and pool, which also applies to CloudFormation. */
async function liftProtection(
  aws: AwsClients,
  { ResourceType, PhysicalResourceId = '' }: StackResourceSummary,
): Promise<void> {
  if (ResourceType === 'AWS::DynamoDB::Table') {
    await aws
      .dynamo()
      .send(new UpdateTableCommand({ TableName: PhysicalResourceId, DeletionProtectionEnabled: false }));
  }
  if (ResourceType === 'AWS::Cognito::UserPool') {
    await aws
      .cognito()
      .send(new UpdateUserPoolCommand({ UserPoolId: PhysicalResourceId, DeletionProtection: 'INACTIVE' }));
  }
}

async function describe(aws: AwsClients, StackName: string): Promise<Stack | undefined> {
  const response = await aws
    .cloudFormation()
    .send(new DescribeStacksCommand({ StackName }))
    .catch(onErrorThat(isMissingStack, () => undefined));
  return response?.Stacks?.[0];
}
