import { paginateDescribeStacks, type Stack } from '@aws-sdk/client-cloudformation';
import { namesOf, type Stage } from '../stage';
import type { AwsClients } from './aws-clients';

export const tenantStackName = (stage: Stage, key: string) => `${namesOf(stage).stackPrefix}-Tenant-${key}`;

/** The deployed stacks of companies, by company key. */
export async function tenantStacks(aws: AwsClients, stage: Stage): Promise<Map<string, Stack>> {
  const prefix = tenantStackName(stage, '');
  const stacks = new Map<string, Stack>();
  for await (const { Stacks = [] } of paginateDescribeStacks({ client: aws.cloudFormation() }, {})) {
    for (const stack of Stacks) {
      if (stack.StackName?.startsWith(prefix)) stacks.set(stack.StackName.slice(prefix.length), stack);
    }
  }
  return stacks;
}
