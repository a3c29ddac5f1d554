import { afterEach, describe, expect, test } from 'vitest';
import { parseTenants } from '../../tenants';
import {
  type FakeAws,
  type FakeResponses,
  json,
  jsonError,
  noSuchStack,
  resourceResponse,
  startFakeAws,
  xml,
} from '../fixture/fake-aws';
import { firstTenants, mailDomainPath, readyAccount, readyStage } from '../fixture/ready-account';
import { checkBeforeDeploy } from './checks';
import type { Finding } from './finding';

const tenants = parseTenants(firstTenants, readyStage.sitesDomain);

let aws: FakeAws | undefined;
afterEach(() => aws?.stop());

async function found(
  answers: FakeResponses = {},
  changes: Partial<typeof readyStage> = {},
): Promise<Finding[]> {
  aws = await startFakeAws({ ...readyAccount, ...answers });
  return checkBeforeDeploy({ stage: { ...readyStage, ...changes }, tenants, aws: aws.clients });
}
const worse = (findings: Finding[]) => findings.filter(({ level }) => level !== 'right');

describe('the checks before a deploy', () => {
  test('report what they found on an account that is ready', async () => {
    const findings = await found();
    expect(worse(findings)).toEqual([]);
    expect(findings).toHaveLength(10);
    expect(findings.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('Account 111122223333 as arn:aws:iam::111122223333:user/jo, region eu-west-1.'),
    );
  });

  test('say what to do without credentials, and request nothing else', async () => {
    const findings = await found({
      GetCallerIdentity: () =>
        xml(
          '<ErrorResponse><Error><Code>ExpiredToken</Code><Message>old</Message></Error></ErrorResponse>',
          403,
        ),
    });
    expect(worse(findings)).toEqual([{ level: 'error', sentence: expect.stringContaining('Sign in') }]);
    expect(aws?.calls).toEqual(['GetCallerIdentity']);
  });

  test('reject another account where the stage names its own', async () => {
    const findings = await found({}, { account: '999900001111' });
    expect(worse(findings)).toEqual([
      { level: 'error', sentence: expect.stringContaining('belongs to 999900001111') },
    ]);
  });

  test('report values that the vendor has not filled in', async () => {
    const findings = await found({}, { mailDomain: 'mail.galley.example' });
    expect(findings[0]).toEqual({
      level: 'error',
      sentence: expect.stringContaining('mailDomain (mail.galley.example)'),
    });
  });

  test('report regions without CDK bootstrap, each with its command', async () => {
    const findings = await found({ DescribeStacks: () => noSuchStack('CDKToolkit') });
    const sentences = worse(findings).map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      expect.stringMatching(/eu-west-1 .*npm run deploy -- --stage prod --bootstrap/),
      expect.stringMatching(/us-east-1 .*npm run deploy -- --stage prod --bootstrap/),
    ]);
    expect(worse(findings).every(({ level }) => level === 'error')).toBe(true);
  });

  test('allow a deploy to a new account: sandbox, no DKIM, ten Lambdas, no distribution', async () => {
    const findings = await found({
      'GET /v2/email/account': () => json({ ProductionAccessEnabled: false, SendingEnabled: true }),
      [mailDomainPath]: () =>
        json({ VerifiedForSendingStatus: false, DkimAttributes: { Status: 'PENDING', Tokens: ['abc'] } }),
      'GET /2016-08-19/account-settings': () => json({ AccountLimit: { ConcurrentExecutions: 10 } }),
      'GET /2020-05-31/distribution': () =>
        xml('<DistributionList><Quantity>0</Quantity></DistributionList>'),
    });
    expect(worse(findings)).toEqual([
      { level: 'warning', sentence: expect.stringContaining('sandbox') },
      {
        level: 'warning',
        sentence: expect.stringContaining('abc._domainkey.mail.galley.cloud  CNAME  abc.dkim.amazonses.com'),
      },
      { level: 'warning', sentence: expect.stringContaining('Only 10 Lambdas') },
      { level: 'warning', sentence: expect.stringContaining('verifies new accounts') },
    ]);
  });

  test.each([
    [1_000, 10, 'warning', 'none has a share of its own'],
    [1_000, 1_000, 'right', '1000 Lambdas may run at once'],
    [10, 1_000, 'error', 'Write concurrentLambdas: 10 there'],
  ])(
    'compare an account with %i concurrent Lambdas with a stage that demands %i',
    async (limit, said, level, sentence) => {
      const findings = await found(
        { 'GET /2016-08-19/account-settings': () => json({ AccountLimit: { ConcurrentExecutions: limit } }) },
        { concurrentLambdas: said },
      );
      expect(findings).toContainEqual({ level, sentence: expect.stringContaining(sentence) });
    },
  );

  test.each([
    ['left by a failed deploy', {}, 'no stack of this installation has it'],
    ['that is being deleted', { DeletedDate: 1_760_000_000 }, 'is being deleted'],
  ])(
    'report a secret %s that is in the way, with the command that removes it',
    async (_what, more, sentence) => {
      const findings = await found({
        DescribeSecret: (_parameters, body) =>
          body.includes('sign-in-pepper')
            ? json({ ARN: 'arn:aws:secretsmanager:eu-west-1:1:secret:galley/prod/sign-in-pepper-a', ...more })
            : jsonError(400, 'ResourceNotFoundException'),
      });
      expect(worse(findings)).toEqual([{ level: 'error', sentence: expect.stringContaining(sentence) }]);
      expect(worse(findings)[0]?.sentence).toContain(
        'aws secretsmanager delete-secret --region eu-west-1 --secret-id galley/prod/sign-in-pepper --force',
      );
    },
  );

  test('accept names that belong to this installation', async () => {
    const findings = await found({
      ListStackResources: () =>
        resourceResponse({ Secret: 'AWS::SecretsManager::Secret', Pool: 'AWS::Cognito::UserPool' }),
      DescribeSecret: () => json({ ARN: 'secret' }),
      DescribeUserPoolDomain: () => json({ DomainDescription: { UserPoolId: 'pool' } }),
    });
    expect(worse(findings)).toEqual([]);
  });

  test('report a sign-on prefix of another user pool', async () => {
    const findings = await found({
      DescribeUserPoolDomain: () => json({ DomainDescription: { UserPoolId: 'eu-west-1_else' } }),
    });
    expect(worse(findings)).toEqual([
      { level: 'error', sentence: expect.stringContaining('belongs to the user pool eu-west-1_else') },
    ]);
  });

  test('report a domain that SES does not know, and what may not be read', async () => {
    const findings = await found({
      [mailDomainPath]: () => jsonError(404, 'NotFoundException'),
      'GET /2016-08-19/account-settings': () => jsonError(403, 'AccessDeniedException'),
    });
    expect(worse(findings)).toEqual([
      { level: 'warning', sentence: expect.stringContaining('this deploy makes it') },
      { level: 'warning', sentence: expect.stringContaining('could not be checked (AccessDeniedException)') },
    ]);
  });
});
