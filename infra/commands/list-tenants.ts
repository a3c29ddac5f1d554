import { readCounts } from '@galley/functions/core/companies/company-counts';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { loadTenants } from '../tenants';
import { readArguments } from './command-line';
import type { CommandContext, TenantCommand } from './context';
import { domainStates } from './own-domains';
import { readCompanies } from './registry';
import { rerenderLines } from './rerender-lines';
import { tenantStacks } from './stack-names';

export const listTenants: TenantCommand = {
  name: 'list',
  usage: '',
  summary: 'All companies, with what they have, and what does not fit between table, file and stacks.',
  async run(context, args) {
    readArguments(listTenants, args, {}, []);
    const [companies, remarks] = await Promise.all([readCompanies(context), remarksOn(context)]);
    const counts = await readCounts(
      await context.table(),
      companies.map(({ key }) => openCompanyScope(key)),
    );
    const rows = companies
      .map(({ key, name, isVendor, isSuspended, domains }, index) => [
        key,
        name,
        isSuspended ? 'suspended' : isVendor ? 'vendor' : '',
        ...[counts[index]?.pages, counts[index]?.images, counts[index]?.submissions].map(String),
        counts[index]?.lastPublishedAt?.slice(0, 10) ?? 'never',
        domains.join(' '),
        remarks.of(key),
      ])
      .sort(([a = ''], [b = '']) => a.localeCompare(b));
    const head = ['key', 'name', '', 'pages', 'images', 'submissions', 'published', 'own domains', ''];
    for (const line of columns([head, ...rows])) context.print(line);
    for (const line of await domainLines(context)) context.print(line);
    for (const line of await rerenderLines(await context.table())) context.print(line);
    for (const line of remarks.ofOthers(companies.map(({ key }) => key))) context.print(line);
  },
};

/** An error about one company's domains must not hide the rest of the list. */
async function domainLines(context: CommandContext): Promise<string[]> {
  if (context.laptop) return [];
  const tenants = loadTenants(context.stage.sitesDomain, context.tenantsFile);
  const lines = await Promise.all(
    tenants.map((tenant) =>
      domainStates(context, tenant).catch(({ name, message }: Error) => [
        `${tenant.domains.join(', ')}: could not be looked up (${name}: ${message})`,
      ]),
    ),
  );
  return lines.flat();
}

interface Remarks {
  of(key: string): string;
  /** Remarks about keys without a company in the table. */
  ofOthers(keys: string[]): string[];
}

/**
 * Companies that were created on the vendor's screen have neither a line in the file nor a stack, and need
 * none.
 */
async function remarksOn({ stage, aws, laptop, tenantsFile }: CommandContext): Promise<Remarks> {
  const inFile = new Set(loadTenants(stage.sitesDomain, tenantsFile).map(({ key }) => key));
  // On a laptop there are no stacks: "npm start" deploys what the file names.
  const withStack = laptop ? inFile : new Set((await tenantStacks(aws, stage)).keys());
  return {
    of(key) {
      if (withStack.has(key)) return inFile.has(key) ? '' : 'has a stack, but is not in tenants.json';
      return inFile.has(key)
        ? 'in tenants.json, but has no stack yet'
        : 'no stack: made by the vendor in the admin';
    },
    ofOthers(keys) {
      const without = [...new Set([...inFile, ...withStack])].filter((key) => !keys.includes(key));
      return without.map((key) =>
        withStack.has(key) && !laptop
          ? `${key}: there is a stack, but no company. "npm run tenant -- remove ${key}" deletes the stack.`
          : `${key}: in tenants.json, but not deployed. "npm run tenant -- add ${key}" goes on with it.`,
      );
    },
  };
}

/** Aligns rows in columns, with numbers on the right. */
export function columns(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((text, index) =>
        /^\d+$/.test(text) ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}
