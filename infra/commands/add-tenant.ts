import { required } from '@galley/shared/required';
import { type StarterName, starterNames } from '@galley/shared/starters/names';
import { askOperator } from './ask-operator';
import { readArguments } from './command-line';
import type { CommandContext, TenantCommand } from './context';
import { deployTenant } from './deploy-tenant';
import { BadUsage } from './failures';
import { ensureReachable } from './mail-sandbox';
import { serveOwnDomains } from './own-domains';
import { hasHadUsers } from './registry';
import { type TenantEntry, TenantsFile } from './tenants-file';

export const addTenant: TenantCommand = {
  name: 'add',
  usage:
    '<key> --name NAME --admin EMAIL [--first-name NAME] [--last-name NAME] [--starter NAME] [--domain HOST]… [--dns-ready]',
  summary: 'Makes a company: writes it into tenants.json, deploys its stack alone, invites its first Admin.',
  async run(context, args) {
    const [[key = ''], values] = readArguments(addTenant, args, options, ['<key>']);
    // Fails before anything is written if nothing is deployed in which a company could be created.
    await context.installation();
    const file = TenantsFile.read(context.tenantsFile, context.stage.sitesDomain);
    const before = file.find(key);
    const entry = entryOf(key, before, values);
    // A repeated run continues with the entry that an interrupted one wrote.
    if (JSON.stringify(entry) === JSON.stringify(before)) context.print(`${key} is in tenants.json already.`);
    else {
      file.put(entry);
      context.print(`Wrote ${key} into tenants.json.`);
    }
    // On a laptop, all mails go to the local mailbox.
    const isNew = !(await hasHadUsers(context, key));
    if (!context.laptop && isNew) await ensureReachable(context, entry.adminEmail);
    const outputs = await deployTenant(context, key);
    for (const line of nextSteps(context, entry, { outputs, isNew })) context.print(line);
    const { domains = [], dnsReady } = entry;
    const [first] = domains;
    if (first === undefined || !dnsReady || context.laptop) return;
    await serveOwnDomains(context, { key, domains });
    // From here on, the admin's links use this domain.
    await askOperator(context, { action: 'set-served-domain', company: key, domain: first });
  },
};

const text = { type: 'string' } as const;
const options = {
  name: text,
  admin: text,
  'first-name': text,
  'last-name': text,
  starter: text,
  domain: { type: 'string', multiple: true },
  'dns-ready': { type: 'boolean' },
} as const;

interface Values {
  name?: string;
  admin?: string;
  'first-name'?: string;
  'last-name'?: string;
  starter?: string;
  domain?: string[];
  'dns-ready'?: boolean;
}

/** Given values replace existing ones; a new company needs a name and an Admin. */
function entryOf(key: string, before: TenantEntry | undefined, values: Values): TenantEntry {
  const name = values.name ?? before?.name;
  const adminEmail = values.admin ?? before?.adminEmail;
  if (name === undefined || adminEmail === undefined) {
    const missing = name === undefined ? '--name' : '--admin';
    throw new BadUsage(`${missing} is missing.\n\n  npm run tenant -- add ${addTenant.usage}`);
  }
  return {
    ...before,
    key,
    name,
    adminEmail,
    ...(values['first-name'] !== undefined && { adminFirstName: values['first-name'] }),
    ...(values['last-name'] !== undefined && { adminLastName: values['last-name'] }),
    ...(values.starter !== undefined && { starter: starterOf(values.starter) }),
    ...(values.domain && { domains: values.domain.map((host) => host.toLowerCase()) }),
    ...(values['dns-ready'] && { dnsReady: true }),
  };
}

function starterOf(name: string): StarterName {
  return required(
    starterNames.find((known) => known === name),
    () => new BadUsage(`There is no starter '${name}'. There are ${starterNames.join(', ')}.`),
  );
}

function nextSteps(
  { laptop }: CommandContext,
  { key, adminEmail, domains = [], dnsReady }: TenantEntry,
  { outputs, isNew }: { outputs: Record<string, string>; isNew: boolean },
): string[] {
  const invitation = isNew
    ? `Its first Admin, ${adminEmail}, is invited by email.`
    : 'It already existed, so no one is invited again.';
  const lines = [`${key} is there: ${outputs.Site}`, invitation];
  if (domains.length === 0) return lines;
  if (laptop) return [...lines, `Own domains (${domains.join(', ')}) are served on AWS only.`];
  if (dnsReady) return lines;
  return [
    ...lines,
    `Point ${domains.join(', ')} (CNAME, or ALIAS for a bare domain) to ${outputs.PointDomainsTo}, then run:`,
    `  npm run tenant -- add ${key} --dns-ready`,
  ];
}
