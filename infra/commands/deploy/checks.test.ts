import { afterEach, describe, expect, test } from 'vitest';
import { stageNamed } from '../../stage';
import { parseTenants } from '../../tenants';
import {
  actionAnswer,
  type FakeAnswers,
  type FakeAws,
  json,
  jsonError,
  noSuchStack,
  startFakeAws,
  xml,
} from '../fixture/fake-aws';
import { checkBeforeDeploy, type Finding } from './checks';

const stage = {
  ...stageNamed('prod', { environment: {} }),
  adminDomain: 'admin.galley.cloud',
  sitesDomain: 'sites.galley-sites.cloud',
  mailDomain: 'mail.galley.cloud',
  alarmEmail: 'alarms@galley.cloud',
};
const tenants = parseTenants(
  [{ key: 'tracsoft', name: 'TracSoft', isVendor: true, adminEmail: 'vendor@tracsoft.cloud' }],
  stage.sitesDomain,
);

const mailDomainPath = 'GET /v2/email/identities/mail.galley.cloud';
const bootstrapOf = (version: number) =>
  actionAnswer(
    'DescribeStacks',
    `<Stacks><member><StackName>CDKToolkit</StackName><CreationTime>2026-11-01T00:00:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus><Outputs><member><OutputKey>BootstrapVersion</OutputKey><OutputValue>${version}</OutputValue></member></Outputs></member></Stacks>`,
  );

/** An account in which everything is as it should be. */
const ready: FakeAnswers = {
  GetCallerIdentity: () =>
    actionAnswer(
      'GetCallerIdentity',
      '<Account>111122223333</Account><Arn>arn:aws:iam::111122223333:user/jo</Arn>',
    ),
  DescribeStacks: () => bootstrapOf(30),
  'GET /v2/email/account': () => json({ ProductionAccessEnabled: true, SendingEnabled: true }),
  [mailDomainPath]: () => json({ VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS' } }),
  'GET /2016-08-19/account-settings': () => json({ AccountLimit: { ConcurrentExecutions: 1000 } }),
  'GET /2020-05-31/distribution': () =>
    xml(
      '<DistributionList><Quantity>1</Quantity><Items><DistributionSummary><Id>E1</Id></DistributionSummary></Items></DistributionList>',
    ),
};

let aws: FakeAws | undefined;
afterEach(() => aws?.stop());

async function found(answers: FakeAnswers = {}, changes: Partial<typeof stage> = {}): Promise<Finding[]> {
  aws = await startFakeAws({ ...ready, ...answers });
  return checkBeforeDeploy({ stage: { ...stage, ...changes }, tenants, aws: aws.clients });
}
const worse = (findings: Finding[]) => findings.filter(({ level }) => level !== 'right');

describe('what is checked before a deploy', () => {
  test('an account that is ready: every check says what it saw', async () => {
    const findings = await found();
    expect(worse(findings)).toEqual([]);
    expect(findings).toHaveLength(9);
    expect(findings.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('Account 111122223333 as arn:aws:iam::111122223333:user/jo, region eu-west-1.'),
    );
  });

  test('without credentials: what to do, and nothing else is asked', async () => {
    const findings = await found({
      GetCallerIdentity: () =>
        xml(
          '<ErrorResponse><Error><Code>ExpiredToken</Code><Message>old</Message></Error></ErrorResponse>',
          403,
        ),
    });
    expect(worse(findings)).toEqual([{ level: 'fault', sentence: expect.stringContaining('Sign in') }]);
    expect(aws?.calls).toEqual(['GetCallerIdentity']);
  });

  test("somebody else's account is refused where the stage names its own", async () => {
    const findings = await found({}, { account: '999900001111' });
    expect(worse(findings)).toEqual([
      { level: 'fault', sentence: expect.stringContaining('belongs to 999900001111') },
    ]);
  });

  test('names that the vendor has not filled in', async () => {
    const findings = await found({}, { mailDomain: 'mail.galley.example' });
    expect(findings[0]).toEqual({
      level: 'fault',
      sentence: expect.stringContaining('mailDomain (mail.galley.example)'),
    });
  });

  test('regions that CDK has not prepared, each with its command', async () => {
    const findings = await found({ DescribeStacks: () => noSuchStack('CDKToolkit') });
    const sentences = worse(findings).map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      expect.stringContaining('cdk bootstrap aws://<account>/eu-west-1'),
      expect.stringContaining('cdk bootstrap aws://<account>/us-east-1'),
    ]);
    expect(worse(findings).every(({ level }) => level === 'fault')).toBe(true);
  });

  test('a new account: sandbox, no DKIM, ten Lambdas, no distribution; all of it may be deployed to', async () => {
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

  test('a domain that SES does not know, and what may not be looked at', async () => {
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
