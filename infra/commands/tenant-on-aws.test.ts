import { openCompanyScope } from '@galley/functions/core/company-scope';
import { userCounterEntity } from '@galley/functions/core/entities/user';
import { registryEntity } from '@galley/functions/core/entities/vendor';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTables } from '../local/data/local-tables';
import { type DynamoStandIn, startDynamo } from '../local/stand-ins/dynamo/dynamo-stand-in';
import { keyedTable } from '../local/stand-ins/dynamo/testing/keyed-table';
import { stageNamed } from '../stage';
import { addTenant } from './add-tenant';
import type { CommandContext } from './context';
import { CommandFailed } from './failures';
import {
  type FakeAws,
  type FakeResponses,
  json,
  jsonError,
  noSuchStack,
  resourceResponse,
  stackResponse,
  startFakeAws,
  toActionResponse,
} from './fixture/fake-aws';
import { type FakeContext, openFakeContext } from './fixture/fake-context';
import { listTenants } from './list-tenants';
import { ensureReachable } from './mail-sandbox';
import { removeTenant } from './remove-tenant';

/** Tests the commands' use of CloudFormation and SES, which no laptop has. */
let aws: FakeAws;
let dynamo: DynamoStandIn;
let fake: FakeContext;
let context: CommandContext;
let printed: string[];
let answers: FakeResponses;

const tenant = (key: string, more: object = {}) => ({
  key,
  name: key,
  adminEmail: `admin@${key}.cloud`,
  ...more,
});
const resources = resourceResponse({
  Table1: 'AWS::DynamoDB::Table',
  LogsBucket: 'AWS::S3::Bucket',
  ImagesBucket: 'AWS::S3::Bucket',
  UserPool: 'AWS::Cognito::UserPool',
  Distribution: 'AWS::CloudFront::Distribution',
});

beforeEach(async () => {
  answers = { ListStackResources: () => resources };
  // Tests change the responses as they go.
  aws = await startFakeAws(new Proxy({}, { get: (_, name) => answers[String(name)] }));
  dynamo = await startDynamo({});
  await createTables(dynamo, [{ tableName: 'table1', ...keyedTable }]);
  fake = openFakeContext({
    aws,
    stage: stageNamed('prod', { environment: {} }),
    tenants: [tenant('tracsoft', { isVendor: true }), tenant('acme'), tenant('new')],
    endpoints: { AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint },
  });
  ({ context, printed } = fake);
  const table = await context.table();
  for (const key of ['tracsoft', 'acme', 'console']) {
    const row = {
      ...registryEntity.key(openCompanyScope(key)),
      key,
      name: key,
      domains: [],
      createdAt: '2026-11-01T09:00:00.000Z',
    };
    await table.commit([{ put: { ...row, isVendor: key === 'tracsoft', isSuspended: false } }]);
  }
  // A clone without invited users has none.
  await table.increment(userCounterEntity.key(openCompanyScope('acme')), 'lastId');
  aws.calls.length = 0;
});
afterEach(async () => {
  fake.close();
  await Promise.all([aws.stop(), dynamo.stop()]);
});

describe('tenant list', () => {
  test('marks companies without a stack and stacks without a company', async () => {
    answers.DescribeStacks = () =>
      stackResponse(
        { name: 'Galley-prod-Data' },
        { name: 'Galley-prod-Tenant-tracsoft' },
        { name: 'Galley-prod-Tenant-gone' },
        { name: 'Galley-test-Tenant-acme' },
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
    answers.DescribeStacks = () => stackResponse();
    const failure = listTenants.run(fake.reopen(), []);
    await expect(failure).rejects.toThrow('Run "npm run deploy -- --stage prod" first');
  });
});

describe('tenant add', () => {
  const add = async (key: string, ...more: string[]) => {
    const steps: string[] = [];
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: true });
    answers.DescribeStacks = (parameters) =>
      stackResponse({ name: parameters.get('StackName') ?? '', outputs: { Site: `https://${key}.site` } });
    const added = openFakeContext({
      aws,
      stage: stageNamed('prod', { environment: {} }),
      tenants: [tenant('tracsoft', { isVendor: true }), tenant('acme')],
      endpoints: { AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint },
      runCdk: async ([step = '']) => {
        steps.push(step);
      },
    });
    await addTenant.run(added.context, [key, '--name', key, '--admin', `admin@${key}.cloud`, ...more]);
    added.close();
    return { printed: added.printed, steps };
  };

  test('says that the first Admin is invited where the company is new', async () => {
    const { printed, steps } = await add('new');
    expect(printed).toContain('Its first Admin, admin@new.cloud, is invited by email.');
    expect(steps).toEqual(['synth', 'deploy']);
  });

  test('says the same where the company is a clone without invited users', async () => {
    const { printed } = await add('console');
    expect(printed).toContain('Its first Admin, admin@console.cloud, is invited by email.');
  });

  test('offers the first Admin a starter from the existing ones', async () => {
    await expect(add('castle', '--starter', 'castle')).rejects.toThrow(
      "There is no starter 'castle'. There are trade, cafe, practice, shop, club.",
    );
    expect((await add('new', '--starter', 'cafe')).steps).toEqual(['synth', 'deploy']);
  });

  test('says that no user is invited again where the company exists, and does not check its mail', async () => {
    const { printed, steps } = await add('acme');
    expect(printed).toContain('It already existed, so no one is invited again.');
    expect(printed.join('\n')).not.toContain('is invited by email');
    expect(steps).toEqual(['synth', 'deploy']);
    expect(aws.calls).not.toContain('GET /v2/email/account');
  });
});

describe('tenant remove', () => {
  test('deletes the stack and waits until it is gone; the data is kept', async () => {
    let isDeleted = false;
    answers.DeleteStack = () => {
      isDeleted = true;
      return toActionResponse('DeleteStack', '');
    };
    answers.DescribeStacks = (parameters) => {
      expect(parameters.get('StackName')).toBe('Galley-prod-Tenant-acme');
      return isDeleted
        ? noSuchStack('Galley-prod-Tenant-acme')
        : stackResponse({ name: 'Galley-prod-Tenant-acme' });
    };
    await removeTenant.run(context, ['acme']);
    expect(printed.join('\n')).toContain('The stack Galley-prod-Tenant-acme is deleted.');
    expect(printed.join('\n')).toContain('Its data is kept');
    expect(await (await context.table()).get(registryEntity.key(openCompanyScope('acme')))).toBeDefined();
    // Again: it only reports that there is nothing to do.
    aws.calls.length = 0;
    await removeTenant.run(context, ['acme']);
    expect(aws.calls).not.toContain('DeleteStack');
  });

  test('says so where a stack cannot be deleted', async () => {
    answers.DeleteStack = () => toActionResponse('DeleteStack', '');
    let looks = 0;
    answers.DescribeStacks = () => {
      looks += 1;
      const status = looks > 1 ? 'DELETE_FAILED' : 'CREATE_COMPLETE';
      return stackResponse({ name: 'Galley-prod-Tenant-acme', status });
    };
    await expect(removeTenant.run(context, ['acme'])).rejects.toThrow(CommandFailed);
  });
});

describe('the first Admin in the sandbox of SES', () => {
  const email = 'admin@acme.cloud';
  const identity = `GET /v2/email/identities/${email}`;
  const create = 'POST /v2/email/identities';

  test('is verified before anything is mailed: the identity is created once, and waited for', async () => {
    let looks = 0;
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: false });
    answers[identity] = () => {
      looks += 1;
      return looks === 1
        ? jsonError(404, 'NotFoundException')
        : json({ VerifiedForSendingStatus: looks > 3 });
    };
    answers[create] = () => json({});
    await ensureReachable(context, email, { everyMs: 1, tries: 10 });
    expect(aws.calls.filter((call) => call === create)).toHaveLength(1);
    expect(looks).toBe(4);
    expect(printed.join('\n')).toContain(`AWS has mailed a link to ${email}`);
  });

  test('is waited for up to a time limit, and continued the next time', async () => {
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: false });
    answers[identity] = () => json({ VerifiedForSendingStatus: false });
    const failure = ensureReachable(context, email, { everyMs: 1, tries: 3 });
    await expect(failure).rejects.toThrow('Run the same command again');
    expect(aws.calls).not.toContain(create);
  });

  test('needs no verification outside the sandbox', async () => {
    answers['GET /v2/email/account'] = () => json({ ProductionAccessEnabled: true });
    await ensureReachable(context, email);
    expect(aws.calls).toEqual(['GET /v2/email/account']);
  });
});
