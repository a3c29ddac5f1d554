import { required } from '@galley/shared/required';
import { askOperator } from './ask-operator';
import { readArguments } from './command-line';
import type { CommandContext, TenantCommand } from './context';
import { CommandFailed } from './failures';
import { readCompany } from './registry';

export const suspendTenant: TenantCommand = {
  name: 'suspend',
  usage: '<key>',
  summary: "Takes a company's site down; its people may sign in and read.",
  run: (context, args) => setSuspended(context, suspendTenant, args, true),
};

export const resumeTenant: TenantCommand = {
  name: 'resume',
  usage: '<key>',
  summary: 'Brings a suspended company back.',
  run: (context, args) => setSuspended(context, resumeTenant, args, false),
};

async function setSuspended(
  context: CommandContext,
  command: TenantCommand,
  args: string[],
  suspended: boolean,
): Promise<void> {
  const [[key = '']] = readArguments(command, args, {}, ['<key>']);
  const company = required(
    await readCompany(context, key),
    () => new CommandFailed(`There is no company '${key}'. "npm run tenant -- list" shows all.`),
  );
  // A repeated run after an interruption finds its work done.
  if ((company.isSuspended ?? false) === suspended) {
    context.print(`${company.name} is ${suspended ? 'suspended' : 'not suspended'} already.`);
    return;
  }
  await askOperator(context, { action: 'set-suspended', company: key, suspended });
  context.print(suspended ? `${company.name} is suspended.` : `${company.name} is back.`);
}
