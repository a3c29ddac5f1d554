import path from 'node:path';
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { onErrorThat } from '@galley/shared/on-error';
import { forgetProvisioned } from '../local/provision';
import { readArguments } from './command-line';
import type { CommandContext, TenantCommand } from './context';
import { CommandFailed } from './failures';
import { deleteStack, isMissingStack } from './installation';
import { readCompany } from './registry';
import { removeCompanyData } from './remove-company-data';
import { tenantStackName } from './stack-names';
import { TenantsFile } from './tenants-file';

export const removeTenant: TenantCommand = {
  name: 'remove',
  usage: '<key> [--delete-data]',
  summary: 'Takes a company out of tenants.json and deletes its stack; its data too, if asked twice.',
  async run(context, args) {
    const [[key = ''], values] = readArguments(removeTenant, args, options, ['<key>']);
    const { stage, print } = context;
    const file = TenantsFile.read(context.tenantsFile, stage.sitesDomain);
    const company = await readCompany(context, key);
    const isInFile = file.find(key) !== undefined;
    if (!company && !isInFile && !(await hasStack(context, key))) {
      throw new CommandFailed(`There is no company '${key}'. "npm run tenant -- list" shows all.`);
    }
    if (company?.isVendor || file.find(key)?.isVendor) {
      throw new CommandFailed(`'${key}' is the vendor's own company, which is never removed.`);
    }
    if (values['delete-data']) await makeSure(context, key);
    else if (!(await context.confirm(`Remove ${key} from ${stage.name}? Its data is kept.`))) {
      print('Nothing was changed.');
      return;
    }
    // The file comes first, so that a deploy in between does not create the stack again.
    if (isInFile) file.remove(key);
    print(`${key} is not in tenants.json${isInFile ? ' any more' : ''}.`);
    await removeStack(context, key);
    if (!values['delete-data']) {
      if (company) print(`Its data is kept, and its site answers at ${siteOf(context, key)} as before.`);
      if (company) print(`To take the site down: npm run tenant -- suspend ${key}`);
      return;
    }
    await removeCompanyData(context, openCompanyScope(key));
    print(`${key} is gone, with all its data. For 35 days the table can be restored to a moment before.`);
  },
};

const options = { 'delete-data': { type: 'boolean' } } as const;

const siteOf = ({ stage }: CommandContext, key: string) => stage.siteOriginPattern.replace('{company}', key);

/** `--yes` does not answer this question. */
async function makeSure(context: CommandContext, key: string): Promise<void> {
  context.print(`This deletes ${key} for good: pages, forms, submissions, images, users, log.`);
  context.print(`(To keep a copy first: npm run tenant -- export ${key})`);
  const typed = await context.ask(`Type the company's key to delete all its data:`);
  if (typed !== key) throw new CommandFailed(`You typed '${typed}', not '${key}': nothing was changed.`);
}

async function hasStack({ aws, stage, laptop }: CommandContext, key: string): Promise<boolean> {
  if (laptop) return false;
  return aws
    .cloudFormation()
    .send(new DescribeStacksCommand({ StackName: tenantStackName(stage, key) }))
    .then(() => true)
    .catch(onErrorThat(isMissingStack, () => false));
}

/**
 * The company's records are not part of the stack and are kept by this. Waits for a deletion that is already
 * in progress.
 */
async function removeStack(context: CommandContext, key: string): Promise<void> {
  const { aws, stage, laptop, print } = context;
  const StackName = tenantStackName(stage, key);
  if (laptop?.data) forgetProvisioned(path.join(laptop.data, 'provisioned.json'), StackName);
  if (!(await hasStack(context, key))) return;
  const client = aws.cloudFormation();
  print(`Deleting the stack ${StackName}; own domains take some minutes ...`);
  await deleteStack(client, StackName, 'Run the command again to go on.');
  print(`The stack ${StackName} is deleted.`);
}
