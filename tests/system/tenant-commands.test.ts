import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { userEntity } from '@galley/functions/core/entities/user';
import { imageObject } from '@galley/functions/core/images/image-store';
import { newJob } from '@galley/functions/core/jobs';
import { type CommandContext, openContext, type TenantCommand } from '@galley/infra/commands/context';
import { CommandFailed } from '@galley/infra/commands/failures';
import { tenantCommands } from '@galley/infra/commands/tenant';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import { describeProduct } from '@galley/infra/local/product-file';
import { stageNamed } from '@galley/infra/stage';
import { tenantsFile } from '@galley/infra/tenants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessionFor } from '../support/companies';

/** `npm run tenant -- … --stage local`, against a running product: as the templates say, in memory. */
let cloud: Cloud;
let context: CommandContext;
let directory: string;
const printed: string[] = [];
/** The operator's answers to prompts. */
let typed = '';

beforeAll(async () => {
  const assembly = await prepareAssembly();
  // The commands run one after the other: as with `npm start`, few environments are started.
  cloud = await startCloud({ assembly, schedules: false, servers: false, patienceMs: 500 });
  directory = mkdtempSync(join(tmpdir(), 'galley-commands-'));
  const file = join(directory, 'tenants.json');
  copyFileSync(fileURLToPath(tenantsFile), file);
  const { installation, adminOrigin, siteOriginPattern, ...clients } = describeProduct(cloud);
  context = openContext({
    stage: { ...stageNamed('local'), adminOrigin, siteOriginPattern },
    clients,
    tenantsFile: file,
    laptop: { installation, data: directory },
    terminal: {
      print: (line) => printed.push(line),
      progress: () => undefined,
      confirm: async () => true,
      ask: async () => typed,
    },
  });
});
afterAll(async () => {
  context.aws.close();
  await cloud.stop();
  rmSync(directory, { recursive: true });
});

async function run(name: string, ...args: string[]): Promise<string> {
  const command = tenantCommands.find((candidate) => candidate.name === name) as TenantCommand;
  printed.length = 0;
  await command.run(context, args);
  await cloud.settled();
  return printed.join('\n');
}
const inFile = () => JSON.parse(readFileSync(context.tenantsFile, 'utf8')) as { key: string }[];
const invitations = async (to: string) => (await cloud.messages()).filter((mail) => mail.to.includes(to));
const statusOf = async (company: string) => (await cloud.request({ site: company }, { path: '/' })).status;

/** All items of the table that contain a text. */
async function itemsWith(text: string): Promise<string[]> {
  const { tableName } = await context.installation();
  const found: string[] = [];
  let ExclusiveStartKey: Record<string, never> | undefined;
  do {
    const page = await context.aws
      .dynamo()
      .send(new ScanCommand({ TableName: tableName, ExclusiveStartKey }));
    found.push(
      ...(page.Items ?? []).map((item) => JSON.stringify(item)).filter((item) => item.includes(text)),
    );
    ExclusiveStartKey = page.LastEvaluatedKey as Record<string, never> | undefined;
  } while (ExclusiveStartKey);
  return found;
}

describe('tenant add', () => {
  const add = (...more: string[]) =>
    run('add', 'initech', '--name', 'Initech', '--admin', 'Admin@initech.example', ...more);

  it('writes the file, creates the company by its own function and invites its first Admin', async () => {
    const shown = await add('--domain', 'www.initech.example');
    expect(shown).toContain('initech is there: http://initech.localhost:4100');
    expect(inFile().at(-1)).toEqual({
      key: 'initech',
      name: 'Initech',
      adminEmail: 'Admin@initech.example',
      domains: ['www.initech.example'],
    });
    expect(await invitations('admin@initech.example')).toHaveLength(1);
    expect(await run('list')).toMatch(/^initech +Initech +1 +0 +0 +never +www\.initech\.example$/m);
  });

  it('keeps the format of the file: existing content is unchanged', () => {
    const before = readFileSync(tenantsFile, 'utf8');
    const after = readFileSync(context.tenantsFile, 'utf8');
    expect(after.startsWith(before.replace(/\n\]\n$/, ',\n'))).toBe(true);
    expect(after).toContain('"domains": ["www.initech.example"]\n  }\n]\n');
  });

  it('continues when it is run again, and invites no one twice', async () => {
    const shown = await run('add', 'initech');
    expect(shown).toContain('in tenants.json already');
    expect(await invitations('admin@initech.example')).toHaveLength(1);
  });

  it('writes nothing invalid into the file', async () => {
    const before = readFileSync(context.tenantsFile, 'utf8');
    await expect(run('add', 'hooli', '--name', 'Hooli', '--admin', 'admin@acme.example')).rejects.toThrow(
      "already used by company 'acme'",
    );
    await expect(run('add', 'Hooli!', '--name', 'Hooli', '--admin', 'a@hooli.example')).rejects.toThrow(
      'key',
    );
    await expect(run('add', 'hooli', '--admin', 'a@hooli.example')).rejects.toThrow('--name is missing');
    expect(readFileSync(context.tenantsFile, 'utf8')).toBe(before);
  });
});

describe('tenant suspend, resume and sign-in-code', () => {
  it('take a site down and bring it back; run again, they report that it is done', async () => {
    const before = await statusOf('globex');
    expect(await run('suspend', 'globex')).toBe('Globex is suspended.');
    expect(await statusOf('globex')).not.toBe(before);
    expect(await run('list')).toMatch(/^globex +Globex +suspended/m);
    expect(await run('suspend', 'globex')).toBe('Globex is suspended already.');
    expect(await run('resume', 'globex')).toBe('Globex is back.');
    expect(await statusOf('globex')).toBe(before);
    await expect(run('suspend', 'nobody')).rejects.toThrow("There is no company 'nobody'");
    await expect(run('suspend', 'tracsoft')).rejects.toThrow("The vendor's own company cannot be suspended.");
  });

  it('print a code, of which the table keeps a hash', async () => {
    const shown = await run('sign-in-code', 'Admin@acme.example');
    const [, code = ''] = /([A-Z0-9]{5}-[A-Z0-9]{5})/.exec(shown) ?? [];
    expect(shown).toContain('for admin@acme.example of acme');
    expect(await itemsWith(code.replace('-', ''))).toEqual([]);
    expect(await itemsWith('Made a sign-in code for admin@acme.example')).toHaveLength(1);
    await expect(run('sign-in-code', 'nobody@acme.example')).rejects.toThrow(CommandFailed);
  });
});

describe('tenant clone', () => {
  it('creates a company with the site of another one, and invites its first Admin', async () => {
    const shown = await run(
      'clone',
      'initech',
      'initrode',
      '--name',
      'Initrode',
      '--admin',
      'admin@initrode.example',
    );
    expect(shown).toContain('Initrode (initrode) has the site of initech.');
    expect(shown).toContain('initrode is there: http://initrode.localhost:4100');
    expect(shown).toContain('Its first Admin, admin@initrode.example, is invited by email.');
    expect(await invitations('admin@initrode.example')).toHaveLength(1);
    expect(await run('list')).toMatch(/^initrode +Initrode +1 /m);
    expect(existsSync('initrode-of-initech.galley')).toBe(false);
  });
});

describe('tenant remove', () => {
  const scope = openCompanyScope('initech');

  it('keeps the data, and the list marks companies that are not in the file', async () => {
    expect(await run('remove', 'initech')).toContain('Its data is kept');
    expect(inFile().map(({ key }) => key)).not.toContain('initech');
    expect(await run('list')).toMatch(/^initech .*no stack/m);
  });

  it('deletes data only after the key was typed, and never that of the vendor', async () => {
    typed = 'yes';
    await expect(run('remove', 'initech', '--delete-data')).rejects.toThrow('nothing was changed');
    expect(await run('list')).toMatch(/^initech /m);
    typed = 'tracsoft';
    await expect(run('remove', 'tracsoft', '--delete-data')).rejects.toThrow('never removed');
  });

  it('deletes everything of the company and nothing of others, and continues after an interruption', async () => {
    const table = await context.table();
    const { imagesBucket, userPoolId } = await context.installation();
    // A signed-in user, picture files, a waiting job.
    await sessionFor({ table }, { key: 'initech', scope, adminEmail: '' }, 'Level4');
    const Key = imageObject('initech/7/boat.png');
    await context.aws.s3().send(new PutObjectCommand({ Bucket: imagesBucket, Key, Body: 'a boat' }));
    await table.commit([newJob(scope, { kind: 'invalidate-site' }, new Date(), 3_600_000).write]);
    const users = await table.queryAll(userEntity.range(scope));
    const others = await itemsWith('C#acme#');

    typed = 'initech';
    cloud.setFault(({ service }) => (service === 's3' ? 'unavailable' : undefined));
    await expect(run('remove', 'initech', '--delete-data')).rejects.toThrow();
    cloud.setFault(undefined);
    expect(await run('list')).toMatch(/^initech /m);
    expect(await run('remove', 'initech', '--delete-data')).toContain('initech is gone');

    // Items that belong to no company expire by themselves.
    const left = (await itemsWith('initech')).filter((item) => !/"(RATE|ATTEMPT)#/.test(item));
    expect(left).toEqual([]);
    expect(await itemsWith('C#acme#')).toEqual(others);
    const listed = await context.aws
      .s3()
      .send(new ListObjectsV2Command({ Bucket: imagesBucket, Prefix: 'images/initech/' }));
    expect(listed.KeyCount).toBe(0);
    const [admin] = users;
    const pooled = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: admin?.email });
    await expect(context.aws.cognito().send(pooled)).rejects.toThrow('User does not exist');
    expect(cloud.invalidations().at(-1)?.paths).toEqual(['#co:initech']);
    await expect(run('remove', 'initech')).rejects.toThrow("There is no company 'initech'");
  });

  it('frees the key: the same company can be created again', async () => {
    await run('add', 'initech', '--name', 'Initech', '--admin', 'admin@initech.example');
    expect(await run('list')).toMatch(/^initech +Initech +1 /m);
    expect(await invitations('admin@initech.example')).toHaveLength(2);
  });
});
