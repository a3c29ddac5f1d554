import { email } from '@galley/shared/schemas/fields';
import { askOperator } from './ask-operator';
import { readArguments } from './command-line';
import type { TenantCommand } from './context';
import { BadUsage } from './failures';

export const signInCode: TenantCommand = {
  name: 'sign-in-code',
  usage: '<email address>',
  summary: 'A code that replaces the mailed one, for a user whose identity you have verified; logged.',
  async run(context, args) {
    const [[given = '']] = readArguments(signInCode, args, {}, ['<email address>']);
    const parsed = email('The email address').safeParse(given);
    if (!parsed.success) {
      throw new BadUsage(`'${given}' is no email address. Write it like anna@company.com.`);
    }
    const made = await askOperator(context, { action: 'sign-in-code', email: parsed.data });
    if (!made) return;
    const code = `${made.code.slice(0, 5)}-${made.code.slice(5)}`;
    context.print(`
  ${code}      for ${parsed.data} of ${made.company}, once, until ${made.expiresAt.slice(11, 16)} UTC

  They sign in at ${context.stage.adminOrigin} with their password, choose "Use a recovery code" and enter it.
  (Where they wait for a code already: "Sign in again" first.)
  It is in the activity log of ${made.company}, and they are notified by mail.
`);
  },
};
