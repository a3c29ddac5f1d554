import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { ofAssembly, synthesise } from './cdk';
import type { CommandContext } from './context';
import { provisionOnLaptop } from './provision-on-laptop';
import { tenantStackName } from './stack-names';

/**
 * Deploys one company's stack and nothing else.
 * @returns the stack's outputs by name
 */
export async function deployTenant(context: CommandContext, key: string): Promise<Record<string, string>> {
  const { stage, aws, laptop, runCdk } = context;
  if (laptop) {
    await provisionOnLaptop(context, laptop, key);
    return { Site: stage.siteOriginPattern.replace('{company}', key) };
  }
  const StackName = tenantStackName(stage, key);
  await synthesise(stage, runCdk);
  await runCdk(['deploy', '--exclusively', StackName, ...ofAssembly(stage), '--require-approval', 'never']);
  const { Stacks = [] } = await aws.cloudFormation().send(new DescribeStacksCommand({ StackName }));
  const outputs = Stacks[0]?.Outputs ?? [];
  return Object.fromEntries(outputs.map(({ OutputKey = '', OutputValue = '' }) => [OutputKey, OutputValue]));
}
