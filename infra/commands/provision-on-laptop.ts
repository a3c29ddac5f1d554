import path from 'node:path';
import { InvokeCommand } from '@aws-sdk/client-lambda';
import { Assembly } from '../local/assembly/assembly';
import { readCustomResources } from '../local/assembly/custom-resources';
import { readFunctions } from '../local/assembly/functions';
import { provision } from '../local/provision';
import { defaultAccount, defaultRegion } from '../local/stand-ins/stand-in';
import { loadTenants } from '../tenants';
import type { CommandContext, Laptop } from './context';
import { CommandFailed } from './failures';
import { tenantStackName } from './stack-names';
import { withTemplates } from './with-templates';

/**
 * Does what deploying a company's stack does, for the product that runs on this machine: the app is
 * synthesised, and the provisioning Lambda gets the event that CloudFormation would send. This is recorded
 * where "npm start" records it, so that the next start does not repeat it.
 */
export async function provisionOnLaptop(
  { stage, aws, tenantsFile }: Pick<CommandContext, 'stage' | 'aws' | 'tenantsFile'>,
  { data }: Laptop,
  key: string,
): Promise<void> {
  await withTemplates(stage, loadTenants(stage.sitesDomain, tenantsFile), async (directory) => {
    const assembly = new Assembly(directory, {
      region: defaultRegion,
      account: defaultAccount,
      // A company's properties contain no secrets.
      readSecret: () => '',
    });
    const resources = readCustomResources(assembly, readFunctions(assembly));
    await provision({
      resources: resources.filter(({ stackName }) => stackName === tenantStackName(stage, key)),
      call: (arn, event) => invoke(aws, arn, event),
      account: defaultAccount,
      region: defaultRegion,
      ...(data && { file: path.join(data, 'provisioned.json') }),
    });
  });
}

async function invoke(aws: CommandContext['aws'], arn: string, event: unknown): Promise<unknown> {
  const { FunctionError, Payload } = await aws
    .lambda()
    .send(new InvokeCommand({ FunctionName: arn, Payload: JSON.stringify(event) }));
  const response = JSON.parse(Payload?.transformToString() || 'null');
  if (FunctionError) throw new CommandFailed(`The company could not be made: ${response?.errorMessage}`);
  return response;
}
