import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contentMetadata } from '../../constructs/private-bucket';
import { type S3StandIn, startS3 } from '../../local/stand-ins/s3/s3-stand-in';
import { assemblyOf } from '../cdk';
import { CommandFailed } from '../failures';
import {
  type FakeAws,
  noSuchStack,
  resourceResponse,
  stackResponse,
  startFakeAws,
} from '../fixture/fake-aws';
import { type FakeContext, openFakeContext } from '../fixture/fake-context';
import { firstTenants, readyAccount, readyStage } from '../fixture/ready-account';
import { bootstrap, deploy } from './deploy';

/** A unique name, so that its synthesised output belongs to this test. */
const stage = { ...readyStage, name: 'deploytest' };
const adminStack = 'Galley-deploytest-Admin';
const root = fileURLToPath(new URL('../../..', import.meta.url));

let steps: string[];
let built: string;
let s3: S3StandIn;
let aws: FakeAws;
let fake: FakeContext;
/** The step at which the CLI fails, as when AWS rejects it. */
let failing: string | undefined;
let isConfirmed: boolean;
/** False before the first deploy. */
let isThere: boolean;

beforeEach(async () => {
  steps = [];
  failing = undefined;
  isConfirmed = true;
  isThere = true;
  built = mkdtempSync(path.join(tmpdir(), 'galley-built-'));
  mkdirSync(path.join(built, 'assets'));
  for (const name of ['assets/main-1.js', 'index.html']) writeFileSync(path.join(built, name), name);
  s3 = await startS3({
    buckets: ['adminassets'],
    secretOf: () => 'test',
    observe: ({ operation, input }) => {
      if (operation === 'PutObject') steps.push(`copy ${(input as { Key: string }).Key}`);
    },
  });
});
afterEach(async () => {
  fake.close();
  await Promise.all([aws.stop(), s3.stop()]);
  rmSync(built, { recursive: true });
  rmSync(assemblyOf(stage), { recursive: true, force: true });
});

async function runDeploy(changes: Partial<typeof stage> = {}): Promise<void> {
  aws = await startFakeAws({
    ...readyAccount,
    GetCallerIdentity: () => {
      steps.push('check');
      return readyAccount.GetCallerIdentity();
    },
    ListStackResources: () =>
      isThere ? resourceResponse({ AdminAssets: 'AWS::S3::Bucket' }) : noSuchStack(adminStack),
    DescribeStacks: (parameters) => {
      if (parameters.get('StackName')) return readyAccount.DescribeStacks();
      steps.push('show DNS');
      return stackResponse({ name: adminStack, outputs: { PointAdminDomainTo: 'd1.cloudfront.net' } });
    },
  });
  fake = openFakeContext({
    aws,
    stage: { ...stage, ...changes },
    tenants: firstTenants,
    endpoints: { AWS_ENDPOINT_URL_S3: s3.endpoint },
    runCdk,
    confirm: async () => {
      steps.push('ask');
      return isConfirmed;
    },
  });
  await deploy(fake.context);
}

/** Records the CDK commands; a synth writes a template with a bucket to fill. */
async function runCdk(args: readonly string[]): Promise<void> {
  const stack = args[args.indexOf('--exclusively') + 1];
  const what = args.includes('--exclusively') ? ` ${stack}` : args.includes('--all') ? ' all' : '';
  const step = `cdk ${args[0]}${what}`;
  steps.push(step);
  if (step === failing) throw new CommandFailed(`"${step}" failed.`);
  if (args[0] === 'deploy' && what === ' all') isThere = true;
  if (args[0] !== 'synth') return;
  const bucket = {
    Type: 'AWS::S3::Bucket',
    Metadata: { [contentMetadata]: path.relative(root, built) },
  };
  mkdirSync(assemblyOf(stage), { recursive: true });
  const file = path.join(assemblyOf(stage), `${adminStack}.template.json`);
  writeFileSync(file, JSON.stringify({ Resources: { AdminAssets: bucket } }));
}

const untilAsked = ['check', 'cdk synth', 'cdk diff', 'ask'];
const edge = 'cdk deploy Galley-deploytest-Edge';

describe('npm run deploy -- --bootstrap', () => {
  const prepare = async (changes: Partial<typeof stage> = {}) => {
    const asked: (readonly string[])[] = [];
    aws = await startFakeAws(readyAccount);
    fake = openFakeContext({
      aws,
      stage: { ...stage, ...changes },
      tenants: firstTenants,
      runCdk: async (args) => {
        asked.push(args);
      },
    });
    await bootstrap(fake.context);
    return asked;
  };

  test('prepares the region of the stage and that of the CDN by name, so that no app is synthesised', async () => {
    const regions = ['aws://111122223333/eu-west-1', 'aws://111122223333/us-east-1'];
    expect(await prepare()).toEqual([['bootstrap', ...regions]]);
  });

  test('prepares a region once where both are the same', async () => {
    expect(await prepare({ region: 'us-east-1' })).toEqual([['bootstrap', 'aws://111122223333/us-east-1']]);
  });

  test('does not touch another account', async () => {
    await expect(prepare({ account: '999900001111' })).rejects.toThrow('belongs to 999900001111');
  });
});

describe('npm run deploy', () => {
  test('checks, shows the changes, asks, and copies assets before the code and documents after it', async () => {
    await runDeploy();
    expect(steps).toEqual([
      ...untilAsked,
      'copy assets/main-1.js',
      edge,
      'cdk deploy all',
      'copy index.html',
      'show DNS',
    ]);
    expect(fake.printed.join('\n')).toContain('admin.galley.cloud  CNAME  d1.cloudfront.net');
  });

  test('copies everything after the stacks have made the buckets, the first time', async () => {
    isThere = false;
    await runDeploy();
    expect(steps).toEqual([
      ...untilAsked,
      edge,
      'cdk deploy all',
      'copy assets/main-1.js',
      'copy index.html',
      'show DNS',
    ]);
  });

  test('builds and deploys nothing where a check fails', async () => {
    const failure = runDeploy({ mailDomain: 'mail.galley.example' });
    await expect(failure).rejects.toThrow('Nothing was deployed: one error has to be mended first.');
    expect(steps).toEqual(['check']);
  });

  test('deploys nothing without confirmation', async () => {
    isConfirmed = false;
    await runDeploy();
    expect(steps).toEqual(untilAsked);
    expect(fake.printed.at(-1)).toBe('Nothing was deployed.');
  });

  test.each([
    ['cdk synth', ['check', 'cdk synth']],
    ['cdk diff', ['check', 'cdk synth', 'cdk diff']],
    [edge, [...untilAsked, 'copy assets/main-1.js', edge]],
    ['cdk deploy all', [...untilAsked, 'copy assets/main-1.js', edge, 'cdk deploy all']],
  ])('stops where "%s" fails', async (step, done) => {
    failing = step;
    await expect(runDeploy()).rejects.toThrow(CommandFailed);
    expect(steps).toEqual(done);
  });
});
