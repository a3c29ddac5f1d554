import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandFailed } from '../failures';
import {
  type FakeAws,
  type FakeResponses,
  json,
  noSuchStack,
  resourceResponse,
  stackResponse,
  startFakeAws,
  toActionResponse,
} from '../fixture/fake-aws';
import { type FakeContext, openFakeContext } from '../fixture/fake-context';
import { firstTenants, readyStage } from '../fixture/ready-account';
import { clearFailedFirstDeploys } from './failed-first-deploy';

/** CloudFormation's state after the first deploy of the stack Data failed. */
let aws: FakeAws;
let fake: FakeContext;
let answers: FakeResponses;
let status: string;
let steps: string[];
let isConfirmed: boolean;
let items: object[];
let users: object[];
const data = 'Galley-prod-Data';

beforeEach(async () => {
  steps = [];
  status = 'ROLLBACK_FAILED';
  isConfirmed = true;
  items = [];
  users = [];
  let isDeleted = false;
  let isProtected = true;
  answers = {
    DescribeStacks: (parameters) => {
      const name = parameters.get('StackName') ?? '';
      if (name !== data || isDeleted) return noSuchStack(name);
      return stackResponse({ name: data, status, isProtected });
    },
    ListStackResources: (parameters) =>
      parameters.get('StackName') === data
        ? resourceResponse({ Table: 'AWS::DynamoDB::Table', Pool: 'AWS::Cognito::UserPool' })
        : noSuchStack(''),
    Scan: () => json({ Items: items, Count: items.length }),
    ListUsers: () => json({ Users: users }),
    UpdateTable: (_parameters, body) => {
      steps.push(`table ${body}`);
      return json({});
    },
    UpdateUserPool: (_parameters, body) => {
      steps.push(`pool ${body}`);
      return json({});
    },
    UpdateTerminationProtection: (parameters) => {
      steps.push(`protection ${parameters.get('EnableTerminationProtection')}`);
      isProtected = false;
      return toActionResponse('UpdateTerminationProtection', `<StackId>${data}</StackId>`);
    },
    DeleteStack: (parameters) => {
      // As CloudFormation rejects it.
      if (isProtected) throw new Error('The stack is protected.');
      steps.push(`delete ${parameters.get('StackName')}`);
      isDeleted = true;
      return toActionResponse('DeleteStack', '');
    },
  };
  aws = await startFakeAws(new Proxy({}, { get: (_, name) => answers[String(name)] }));
  fake = openFakeContext({
    aws,
    stage: { ...readyStage, name: 'prod' },
    tenants: firstTenants,
    confirm: async () => isConfirmed,
  });
});
afterEach(async () => {
  fake.close();
  await aws.stop();
});

describe('a protected stack whose first deploy failed', () => {
  test.each(['ROLLBACK_COMPLETE', 'ROLLBACK_FAILED'])(
    'is deleted in state %s, with its remains and its protections, so that the next deploy starts clean',
    async (state) => {
      status = state;
      await clearFailedFirstDeploys(fake.context);
      expect(steps).toEqual([
        'protection false',
        'table {"TableName":"table","DeletionProtectionEnabled":false}',
        'pool {"UserPoolId":"pool","DeletionProtection":"INACTIVE"}',
        `delete ${data}`,
      ]);
      expect(fake.printed.join('\n')).toContain(
        `The stack ${data} is deleted; this deploy creates it again.`,
      );
    },
  );

  test.each([
    ['an item in the table', () => items.push({ pk: { S: 'C#acme#SITE' } })],
    ['a user in the pool', () => users.push({ Username: 'ann' })],
  ])('is kept completely where there is %s', async (_what, put) => {
    put();
    const failure = clearFailedFirstDeploys(fake.context);
    await expect(failure).rejects.toThrow(/^(table|pool) of Galley-prod-Data holds data/);
    expect(steps).toEqual([]);
  });

  test('is kept without confirmation', async () => {
    isConfirmed = false;
    await expect(clearFailedFirstDeploys(fake.context)).rejects.toThrow(CommandFailed);
    expect(steps).toEqual([]);
  });

  test('is reported where it cannot be deleted', async () => {
    answers.DeleteStack = () => {
      status = 'DELETE_FAILED';
      return toActionResponse('DeleteStack', '');
    };
    await expect(clearFailedFirstDeploys(fake.context)).rejects.toThrow(`${data} is not deleted`);
  });
});

test.each(['CREATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', 'UPDATE_ROLLBACK_FAILED', 'UPDATE_COMPLETE'])(
  'is neither inspected nor deleted in state %s, which means that it was deployed before',
  async (state) => {
    status = state;
    await clearFailedFirstDeploys(fake.context);
    expect(steps).toEqual([]);
    expect(aws.calls).toEqual(['DescribeStacks', 'DescribeStacks']);
  },
);
