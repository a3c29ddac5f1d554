import { importEntity } from '@galley/functions/core/entities/vendor';
import { readArguments } from '../command-line';
import type { CommandContext, TenantCommand } from '../context';
import { CommandFailed } from '../failures';
import { removeCompanyData } from '../remove-company-data';
import { importCompany } from './import-company';
import { type ImportPlan, planImport } from './import-plan';
import { openStore } from './store';

export const importTenant: TenantCommand = {
  name: 'import',
  usage: 'FILE [--restart]',
  summary: 'The company of an exported file, here; the same file again goes on where it stopped.',
  async run(context, args) {
    const options = { key: { type: 'string' }, restart: { type: 'boolean' } } as const;
    const [[file = ''], values] = readArguments(importTenant, args, options, ['FILE']);
    const plan = await planImport(file);
    const { company, companyName, exportedAt } = plan.header;
    if (values.key !== undefined) {
      throw new CommandFailed(
        `${file} holds company '${company}', and an import keeps its key: the URLs of its images contain it. Leave --key out.`,
      );
    }
    context.print(
      `${companyName} (${company}), as it was on ${exportedAt}, with ${plan.users.length} users.`,
    );
    if (values.restart) await removeBegun(context, plan);
    await importCompany(await openStore(context), plan, new Date(), context.progress);
    context.print(`Imported ${companyName}. Its visitors are answered from now on.`);
    context.print(
      `Its people choose new passwords with "Don't remember your password?" and set up their authenticator apps again.`,
    );
    context.print(
      `Now write it into the list of companies and deploy its stack: npm run tenant -- add ${company} …`,
    );
  },
};

/** Deletes what an unfinished import has written; a company that can already be used is not touched. */
async function removeBegun(context: CommandContext, { scope }: ImportPlan): Promise<void> {
  const begun = await (await context.table()).get(importEntity.key(scope));
  if (begun && !begun.isThere) await removeCompanyData(context, scope);
}
