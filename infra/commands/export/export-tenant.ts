import { readFileSync } from 'node:fs';
import { ResourceNotFoundException } from '@aws-sdk/client-dynamodb';
import { type CompanyScope, isCompanyKey, openCompanyScope } from '@galley/functions/core/company-scope';
import { companyEntity } from '@galley/functions/core/entities/company';
import { Table } from '@galley/functions/core/table';
import { onError } from '@galley/shared/on-error';
import { readArguments } from '../command-line';
import type { CommandContext, TenantCommand } from '../context';
import { CommandFailed } from '../failures';
import { newHeader, writeCompanyFile } from './company-file';
import { type CompanyStore, companyLines } from './export-company';
import { openStore } from './store';

export const exportTenant: TenantCommand = {
  name: 'export',
  usage: '<key> [--to FILE] [--from TABLE]',
  summary: 'Everything of a company, images included, as one file, while its people go on working.',
  async run(context, args) {
    const options = { to: { type: 'string' }, from: { type: 'string' } } as const;
    const [[key = ''], values] = readArguments(exportTenant, args, options, ['<key>']);
    await runExport(context, key, values.to ?? `${key}.galley`, values.from);
  },
};

/** @param from another table to export from: one that a backup was restored to */
async function runExport(context: CommandContext, key: string, file: string, from?: string): Promise<void> {
  const { tableName, ...others } = await openStore(context);
  const store = { ...others, tableName: from ?? tableName };
  const scope = isCompanyKey(key) ? openCompanyScope(key) : undefined;
  const company = scope && (await companyIn(store, scope));
  if (!scope || !company) throw new CommandFailed(`There is no company '${key}' in ${store.tableName}.`);
  const header = newHeader({
    release: productRelease(),
    company: key,
    companyName: company.name,
    exportedAt: new Date().toISOString(),
  });
  const lines = companyLines(store, scope, header, context.progress);
  const { items, objects } = await writeCompanyFile(file, lines);
  context.print(`Exported ${company.name}: ${items} items and ${objects} files of its library, to ${file}.`);
  context.print(
    'It has no passwords, sessions or authenticator apps, and it has personal data: keep it as you keep a backup.',
  );
}

function companyIn({ tableName, dynamo }: CompanyStore, scope: CompanyScope) {
  return new Table(tableName, () => dynamo).get(companyEntity.key(scope)).catch(
    onError(ResourceNotFoundException, () => {
      throw new CommandFailed(`There is no table '${tableName}' in this region.`);
    }),
  );
}

/** The release of this checkout. */
export function productRelease(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  return (manifest as { version: string }).version;
}
