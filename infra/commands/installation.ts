import {
  type CloudFormationClient,
  DeleteStackCommand,
  paginateListStackResources,
  type StackResourceSummary,
  waitUntilStackDeleteComplete,
} from '@aws-sdk/client-cloudformation';
import { namesOf, type Stage } from '../stage';
import type { AwsClients } from './aws-clients';
import { CommandFailed } from './failures';

/** The physical names of the stacks' resources that commands need. */
export interface Installation {
  tableName: string;
  imagesBucket: string;
  userPoolId: string;
  siteDistributionId: string;
}

/** Looks the names up in the stacks' resources, because the templates do not fix them. */
export async function deployedInstallation(aws: AwsClients, stage: Stage): Promise<Installation> {
  const client = aws.cloudFormation();
  const prefix = namesOf(stage).stackPrefix;
  const [data, auth, site] = await Promise.all(
    ['Data', 'Auth', 'Site'].map((name) => resourcesOf(client, `${prefix}-${name}`)),
  );
  const nameOf = (resources: StackResourceSummary[] | undefined, type: string, logicalId = '') => {
    const found = resources?.find(
      (resource) => resource.ResourceType === type && resource.LogicalResourceId?.startsWith(logicalId),
    );
    if (found?.PhysicalResourceId) return found.PhysicalResourceId;
    throw new CommandFailed(
      `The installation ${prefix} in ${stage.region} is not deployed, or not whole: it has no ${type} yet. ` +
        `Run "npm run deploy -- --stage ${stage.name}" first.`,
    );
  };
  return {
    tableName: nameOf(data, 'AWS::DynamoDB::Table'),
    imagesBucket: nameOf(data, 'AWS::S3::Bucket', 'Images'),
    userPoolId: nameOf(auth, 'AWS::Cognito::UserPool'),
    siteDistributionId: nameOf(site, 'AWS::CloudFront::Distribution'),
  };
}

/** All resources of a stack; undefined where there is no such stack. */
export async function resourcesOf(
  client: CloudFormationClient,
  StackName: string,
): Promise<StackResourceSummary[] | undefined> {
  const resources: StackResourceSummary[] = [];
  try {
    for await (const page of paginateListStackResources({ client }, { StackName })) {
      resources.push(...(page.StackResourceSummaries ?? []));
    }
  } catch (error) {
    if (isMissingStack(error)) return undefined;
    throw error;
  }
  return resources;
}

/**
 * Deletes a stack and waits until it is gone, also where its deletion has begun already.
 * @throws CommandFailed where that fails, with what to do then
 */
export async function deleteStack(
  client: CloudFormationClient,
  StackName: string,
  whatToDo: string,
): Promise<void> {
  await client.send(new DeleteStackCommand({ StackName }));
  const { state, reason } = await waitUntilStackDeleteComplete(
    { client, maxWaitTime: 1_800, minDelay: 2, maxDelay: 15 },
    { StackName },
  ).catch((error: Error) => ({ state: 'FAILED', reason: error.message }));
  if (state === 'SUCCESS') return;
  throw new CommandFailed(`The stack ${StackName} is not deleted: ${reason}. ${whatToDo}`);
}

/** CloudFormation has no specific error code for a missing stack. */
export function isMissingStack(error: unknown): boolean {
  return error instanceof Error && error.name === 'ValidationError' && /does not exist/.test(error.message);
}
