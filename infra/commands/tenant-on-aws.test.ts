import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCompanyScope } from '@galley/functions/core/company-scope';
import { vendorKeys } from '@galley/functions/core/keys';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTables } from '../local/data/local-tables';
import { type DynamoStandIn, startDynamo } from '../local/stand-ins/dynamo/dynamo-stand-in';
import { stageNamed } from '../stage';
import { type CommandContext, openContext } from './context';
import { CommandFailed } from './failures';
import {
  actionAnswer,
  type FakeAnswers,
  type FakeAws,
  json,
  jsonError,
  noSuchStack,
  startFakeAws,
} from './fixture/fake-aws';
import { listTenants } from './list-tenants';
import { ensureReachable } from './mail-sandbox';
import { removeTenant } from './remove-tenant';

/** What commands do with CloudFormation and SES: the services that no laptop has. */
let aws: FakeAws;
let dynamo: DynamoStandIn;
let context: CommandContext;
let directory: string;
let answers: FakeAnswers;
const printed: string[] = [];

const tenant = (key: string, more: object = {}) => ({
  key,
  name: key,
  adminEmail: `admin@${key}.cloud`,
  ...more,
});
const stack = (name: string, status = 'CREATE_COMPLETE') =>
  `<member><StackName>${name}</StackName><CreationTime>2026-11-01T00:00:00Z</CreationTime><StackStatus>${status}</StackStatus></member>`;
const stacks = (...members: string[]) =>
  actionAnswer('DescribeStacks', `<Stacks>${members.join('')}</Stacks>`);
const resource = (type: string, id: string) =>
  `<member><LogicalResourceId>${id}</LogicalResourceId><PhysicalResourceId>${id.toLowerCase()}</PhysicalResourceId><ResourceType>${type}</ResourceType><LastUpdatedTimestamp>2026-11-01T00:00:00Z</LastUpdatedTimestamp><ResourceStatus>CREATE_COMPLETE</ResourceStatus></member>`;
const resources = actionAnswer(
  'ListStackResources',
  `<StackResourceSummaries>${[
    resource('AWS::DynamoDB::Table', 'Table1'),
    resource('AWS::S3::Bucket', 'LogsBucket'),
    resource('AWS::S3::Bucket', 'ImagesBucket'),
    resource('AWS::Cognito::UserPool', 'UserPool'),
    resource('AWS::CloudFront::Distribution', 'Distribution'),
  ].join('')}</StackResourceSummaries>`,
);

beforeEach(async () => {
  printed.length = 0;
  directory = mkdtempSync(path.join(tmpdir(), 'galley-aws-'));
  const tenantsFile = path.join(directory, 'tenants.json');
  writeFileSync(
    tenantsFile,
    JSON.stringify([tenant('tracsoft', { isVendor: true }), tenant('acme'), tenant('new')]),
  );
  answers = { ListStackResources: () => resources };
  // Tests change what is answered as they go.
  aws = await startFakeAws(new Proxy({}, { get: (_, name) => answers[String(name)] }));
  dynamo = await startDynamo({});
  await createTables(dynamo, [
    {
      tableName: 'table1',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
    } as Parameters<typeof createTables>[1][number],
  ]);
  const { settings } = aws.clients;
  context = openContext({
    stage: stageNamed('prod', { environment: {} }),
    clients: {
      ...settings,
      endpoints: { ...settings.endpoints, AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint },
    },
    tenantsFile,
    terminal: {
      print: (line) => printed.push(line),
      progress: () => undefined,
      confirm: async () => true,
      ask: async () => '',
    },
  });
  const table = await context.table();
  for (const key of ['tracsoft', 'acme', 'console']) {
    const row = { ...vendorKeys.company(openCompanyScope(key)), key, name: key, domains: [] };
    await table.commit([{ put: { ...row, isVendor: key === 'tracsoft', isSuspended: false } }]);
  }
  aws.calls.length = 0;
});
afterEach(async () => {
  context.aws.close();
  await Promise.all([aws.stop(), dynamo.stop()]);
  rmSync(directory, { recursive: true });
});

describe('tenant list', () => {
  test('marks companies without a stack and stacks without a company', async () => {
    answers.DescribeStacks = () =>
      stacks(
        stack('Galley-prod-Data'),
        stack('Galley-prod-Tenant-tracsoft'),
        stack('Galley-prod-Tenant-gone'),
        stack('Galley-test-Tenant-acme'),
      );
    await listTenants.run(context, []);
    const line = (key: string) => printed.find((text) => new RegExp(`^${key}[ :]`).test(text));
    expect(line('tracsoft')).toMatch(/vendor.*never$/);
    expect(line('acme')).toContain('in tenants.json, but has no stack yet');
    expect(line('console')).toContain('no stack: made by the vendor in the admin');
    expect(line('gone')).toContain('there is a stack, but no company');
    expect(line('new')).toContain('"npm run tenant -- add new" goes on with it');
  });

  test('says what to do where nothing is deployed', async () => {
    answers.ListStackResources = () => noSuchStack('Galley-prod-Data');
    answers.DescribeStacks = () => stacks();
    const failure = listTenants.run(openContextAnew(), []);
    await expect(failure).rejects.toThrow('Run "npm run deploy -- --stage prod" first');
  });

  function openContextAnew(): CommandContext {
    const { stage, tenantsFile, print, progress, confirm, ask } = context;
    return openContext({
      stage,
      tenantsFile,
      clients: context.aws.settings,
      terminal: { print, progress, confirm, ask },
    });
  }
});

describe('tenant remove', () => {
  test('deletes the stack and waits until it is gone; the data stays', async () => {
    let isDeleted = false;
    answers.DeleteStack = () => {
      isDeleted = true;
      return actionAnswer('DeleteStack', '');
    };
    answers.DescribeStacks = (parameters) => {
      expect(parameters.get('StackName')).toBe('Galley-prod-Tenant-acme');
      return isDeleted ? noSuchStack('Galley-prod-Tenant-acme') : stacks(stack('Galley-prod-Tenant-acme'));
    };
    await removeTenant.run(context, ['acme']);
    expect(printed.join('\n')).toContain('The stack Galley-prod-Tenant-acme is deleted.');
    expect(printed.join('\n')).toContain('Its data is kept');
    expect(await (await context.table()).get(vendorKeys.company(openCompanyScope('acme')))).toBeDefined();
    // Again: there is nothing to do but to say so.
    aws.calls.length = 0;
    await removeTenant.run(context, ['acme']);
    expect(aws.calls).not.toContain('DeleteStack');
  });

  test('says so where a stack cannot be deleted', async () => {
    answers.DeleteStack = () => actionAnswer('DeleteStack', '');
    let looks = 0;
    answers.DescribeStacks = () => {
      looks += 1;
      return stacks(stack('Galley-prod-Tenant-acme', looks > 1 ? 'DELETE_FAILED' : 'CREATE_COMPLETE'));
    };
    await expect(removeTenant.run(context, ['acme'])).rejects.toThrow(CommandFailed);
  });
});

describe('the first Admin in the sandbox of SES', () => {
  const address = 'admin@acme.cloud';
  const identity = `GET /v2/email/identities/${address}`;
  const create = 'POST /v2/email/identities';

  test('is verified before anything is mailed: the identity is made once, and waited for', async () => {
    let looks = 0;
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: false });
    answers[identity] = () => {
      looks += 1;
      return looks === 1
        ? jsonError(404, 'NotFoundException')
        : json({ VerifiedForSendingStatus: looks > 3 });
    };
    answers[create] = () => json({});
    await ensureReachable(context, address, { everyMs: 1, tries: 10 });
    expect(aws.calls.filter((call) => call === create)).toHaveLength(1);
    expect(looks).toBe(4);
    expect(printed.join('\n')).toContain(`AWS has mailed a link to ${address}`);
  });

  test('is waited for no longer than a while, and gone on with the next time', async () => {
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: false });
    answers[identity] = () => json({ VerifiedForSendingStatus: false });
    const failure = ensureReachable(context, address, { everyMs: 1, tries: 3 });
    await expect(failure).rejects.toThrow('Run the same command again');
    expect(aws.calls).not.toContain(create);
  });

  test('is nothing to wait for outside the sandbox', async () => {
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: true });
    await ensureReachable(context, address);
    expect(aws.calls).toEqual(['GET /v2/email/account']);
  });
});
