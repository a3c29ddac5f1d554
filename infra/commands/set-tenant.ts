import { required } from '@galley/shared/required';
import { askOperator } from './ask-operator';
import { readArguments } from './command-line';
import type { TenantCommand } from './context';
import { BadUsage, CommandFailed } from './failures';
import { readCompany } from './registry';

const options = { 'client-fields': { type: 'string' } } as const;

export const setTenant: TenantCommand = {
  name: 'set',
  usage: '<key> --client-fields on|off',
  summary: 'Whether Access, Client Number and Related Clients are asked for the users of a company.',
  async run(context, args) {
    const [[key = ''], values] = readArguments(setTenant, args, options, ['<key>']);
    const asked = values['client-fields'];
    if (asked !== 'on' && asked !== 'off') {
      throw new BadUsage(`--client-fields must be on or off.\n\n  npm run tenant -- set ${setTenant.usage}`);
    }
    const company = required(
      await readCompany(context, key),
      () => new CommandFailed(`There is no company '${key}'. "npm run tenant -- list" shows all.`),
    );
    await askOperator(context, { action: 'set-client-fields', company: key, clientFields: asked === 'on' });
    context.print(`The client fields are ${asked} for the users of ${company.name}.`);
  },
};
