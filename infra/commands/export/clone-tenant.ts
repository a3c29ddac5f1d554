import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { isCompanyKey, openCompanyScope } from '@galley/functions/core/company-scope';
import { companyEntity } from '@galley/functions/core/entities/company';
import { identityKey } from '@galley/functions/core/entities/sign-in';
import { importEntity } from '@galley/functions/core/entities/vendor';
import { addTenant } from '../add-tenant';
import { readArguments } from '../command-line';
import type { CommandContext, TenantCommand } from '../context';
import { BadUsage, CommandFailed } from '../failures';
import { ensureReachable } from '../mail-sandbox';
import { cloneLines } from './clone-lines';
import type { Clone } from './cloned-records';
import { newHeader, writeCompanyFile } from './company-file';
import { companyLines } from './export-company';
import { productRelease } from './export-tenant';
import { importCompany } from './import-company';
import { planImport } from './import-plan';
import { openStore } from './store';

const text = { type: 'string' } as const;
const options = { name: text, admin: text, 'first-name': text, 'last-name': text } as const;

export const cloneTenant: TenantCommand = {
  name: 'clone',
  usage: '<key> <new key> --name NAME --admin EMAIL [--first-name NAME] [--last-name NAME]',
  summary:
    'A new company with the site of another one: pages, menus, forms, images, look; no people, no submissions.',
  async run(context, args) {
    const [[from = '', to = ''], values] = readArguments(cloneTenant, args, options, ['<key>', '<new key>']);
    const { name, admin } = values;
    if (!name || !admin) {
      const missing = name ? '--admin' : '--name';
      throw new BadUsage(`${missing} is missing.\n\n  npm run tenant -- clone ${cloneTenant.usage}`);
    }
    const adminEmail = admin.toLowerCase();
    if (!context.laptop) await ensureReachable(context, adminEmail);
    const clone = { from, to, name, adminEmail, at: new Date().toISOString() };
    await cloneCompany(context, clone, `${to}-of-${from}.galley`);
    context.print(`${name} (${to}) has the site of ${from}. Now its stack and its first Admin:`);
    const person = (['first-name', 'last-name'] as const).flatMap((option) =>
      values[option] ? [`--${option}`, values[option]] : [],
    );
    await addTenant.run(context, [to, '--name', name, '--admin', adminEmail, ...person]);
    context.print(
      `Versions stand in the name of ${adminEmail}, who also gets the mails of its forms. Its words and settings are those of ${from}: look at Site information first.`,
    );
  },
};

/**
 * Creates the site of a new company as a copy of another one, through a file. If it is interrupted, the file
 * is kept, and repeating the command continues.
 */
export async function cloneCompany(context: CommandContext, clone: Clone, file: string): Promise<void> {
  const { from, to } = clone;
  if (!isCompanyKey(to)) throw new CommandFailed(`'${to}' cannot be the key of a company.`);
  const table = await context.table();
  const source = isCompanyKey(from) ? openCompanyScope(from) : undefined;
  if (!source || !(await table.get(companyEntity.key(source))))
    throw new CommandFailed(`There is no company '${from}'.`);
  const target = openCompanyScope(to);
  const [company, begun] = [
    await table.get(companyEntity.key(target)),
    await table.get(importEntity.key(target)),
  ];
  if (company && !begun) {
    throw new CommandFailed(
      `There is a company '${to}' already, and it is never overwritten. Where it is this clone, "npm run tenant -- add ${to} …" invites its first Admin.`,
    );
  }
  const owner = (await table.get(identityKey(clone.adminEmail)))?.company;
  if (owner !== undefined) {
    throw new CommandFailed(`${clone.adminEmail} is the email address of a user of company '${owner}'.`);
  }
  const store = await openStore(context);
  if (!begun || !existsSync(file)) {
    const { name: companyName, at: exportedAt } = clone;
    const header = newHeader({ release: productRelease(), company: from, companyName, exportedAt });
    const lines = companyLines(store, source, header, context.progress);
    await writeCompanyFile(file, cloneLines(lines, source, clone));
  }
  await importCompany(store, await planImport(file), new Date(), context.progress);
  await rm(file);
}
