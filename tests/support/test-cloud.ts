import { forgetCalls } from '@galley/functions/core/budgets/call-budget';
import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { theInternet } from '@galley/functions/core/outside-links/the-internet';
import { Table } from '@galley/functions/core/table';
import { startCognito } from '@galley/infra/local/stand-ins/cognito/cognito-stand-in';
import type { ProviderSettings } from '@galley/infra/local/stand-ins/cognito/hosted/hosted-settings';
import { startDynamo } from '@galley/infra/local/stand-ins/dynamo/dynamo-stand-in';
import { type S3StandIn, startS3 } from '@galley/infra/local/stand-ins/s3/s3-stand-in';
import { type SesStandIn, startSes } from '@galley/infra/local/stand-ins/ses/ses-stand-in';
import type { FaultKind, InjectFault, ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import { CallMeter } from './call-meter';
import { createTable } from './create-table';
import { DispatchedJobs } from './dispatched-jobs';
import { type LambdaAndCdn, startLambdaAndCdn } from './lambda-and-cdn';
import { noInternet } from './outside/no-internet';
import { invokeTrigger } from './sign-in-triggers';
import { standingServer } from './standing-servers';
import { storedItems } from './stored-items';
import { FaultsAtHand } from './table-at-hand/faults-at-hand';
import { putAtHand } from './table-at-hand/table-at-hand';
import { testClock } from './test-clock';
import { testEnvironment } from './test-environment';

export interface TestCloudOptions {
  /** false: invocations of the jobs function are recorded and not run. True by default. */
  runJobs?: boolean;
  /** External OpenID providers of the user pool; none by default. */
  providers?: Omit<ProviderSettings, 'poolId'>[];
}

type IsTorn = (call: Parameters<InjectFault>[0]) => boolean;

export interface TestCloud {
  /** The table behind all handlers, to inspect what they wrote. */
  table: Table;
  /** What is in it, by what it is: `cloud.stored.page.get(scope, 7)`. */
  stored: ReturnType<typeof storedItems>;
  /** Every AWS call; `cloud.calls.during(() => callApi(…))`. */
  calls: CallMeter;
  /** Moves the clock of handlers and stand-ins; `stop` restores the real time. */
  clock: typeof testClock;
  ses: SesStandIn;
  /** Undelivered events that SES published about bounced mails. */
  mailEvents: unknown[];
  /** The files of the libraries are in its bucket `galley-test-images`. */
  s3: S3StandIn;
  lambda: LambdaAndCdn;
  /** Fails AWS calls from now on; undefined ends that. */
  setFault(fault: InjectFault | undefined): void;
  /** From now on batch reads that match return one item in its former state; undefined ends that. */
  setTornReads(isTorn: IsTorn | undefined): void;
  /** Deletes the items that are past their time to live, as the table does some time after it. Returns how many. */
  expire(): Promise<number>;
  /** Resolves when no job is running. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

let clouds = 0;
const signOnClientId = 'single-sign-on-of-the-tests';
const poolClient = { id: 'client-of-the-tests', secret: 'secret-of-the-client' };

/**
 * Starts DynamoDB, Cognito, SES, S3, Lambda's invoke and the CDN's invalidation in memory and points the environment
 * to them. A test file does so once, by `openCloud`, before its first call: handlers read their environment when they
 * are loaded, which happens once for all files of a process. Nothing else outlives `stop`. There is no internet.
 */
export async function startTestCloud({
  runJobs = true,
  providers = [],
}: TestCloudOptions = {}): Promise<TestCloud> {
  clouds += 1;
  forgetCalls();
  forgetLeases();
  // Each cloud has a pool of its own, since a handler caches the keys of an issuer.
  const poolId = `eu-west-1_tests${clouds}`;
  const calls = new CallMeter();
  let fault: InjectFault | undefined;
  let isTorn: IsTorn | undefined;
  const faults = new FaultsAtHand();
  const mailEvents: unknown[] = [];
  const jobs = new DispatchedJobs(runJobsHandler);
  const settled = () => jobs.settled().then(() => lambda.settled());
  const common = {
    observe: (call: ObservedCall) => {
      if (!faults.isHit(call.input)) calls.observe(call);
    },
    fault: (call: Parameters<InjectFault>[0]): FaultKind | undefined =>
      faults.decide(call, () => fault?.(call) ?? (isTorn?.(call) ? 'torn-read' : undefined)),
  };
  // The clock is read on each call, since a test may move it.
  const now = () => Date.now();
  const [dynamo, cognito, ses, s3, lambda] = await Promise.all([
    startDynamo({ ...common, now, server: await standingServer('dynamo') }),
    startCognito({ ...common, now, invokeTrigger, server: await standingServer('cognito') }),
    startSes({
      ...common,
      now,
      server: await standingServer('ses'),
      verified: [testEnvironment.MAIL_DOMAIN],
      configurationSets: [
        { name: testEnvironment.MAIL_CONFIGURATION_SET, published: ['bounce', 'complaint', 'reject'] },
      ],
      publish: (event) => mailEvents.push(event),
    }),
    startS3({
      ...common,
      now,
      server: await standingServer('s3'),
      buckets: [testEnvironment.IMAGES_BUCKET],
      secretOf: () => testEnvironment.AWS_SECRET_ACCESS_KEY,
    }),
    startLambdaAndCdn(
      {
        later: (payload) => (runJobs ? jobs.start(payload) : Promise.resolve()),
        now: runHandlerOf,
      },
      await standingServer('lambda'),
    ),
  ]);
  cognito.createPool({
    id: poolId,
    usernameAttributes: ['email'],
    passwordPolicy: { minimumLength: 8 },
  });
  cognito.createClient({
    ...poolClient,
    poolId,
    explicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
    authSessionValidityMinutes: 15,
    preventUserExistenceErrors: 'ENABLED',
  });
  cognito.createDomain({ poolId, domain: 'tests' });
  cognito.createClient({
    id: signOnClientId,
    poolId,
    explicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
    hosted: {
      callbackUrls: () => [`${testEnvironment.ADMIN_ORIGIN}/authentication/login-callback`],
      logoutUrls: () => [`${testEnvironment.ADMIN_ORIGIN}/authentication/logout-callback`],
      scopes: ['openid', 'email'],
      providers: ['COGNITO', ...providers.map(({ name }) => name)],
      tokenSeconds: 300,
    },
  });
  for (const provider of providers) cognito.createProvider({ ...provider, poolId });
  Object.assign(process.env, testEnvironment, {
    USER_POOL_ID: poolId,
    USER_POOL_CLIENT_ID: poolClient.id,
    USER_POOL_CLIENT_SECRET: poolClient.secret,
    SIGN_ON_ISSUER: cognito.issuer(poolId),
    SIGN_ON_CLIENT_ID: signOnClientId,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
    AWS_ENDPOINT_URL_SES: ses.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
    AWS_ENDPOINT_URL_CLOUDFRONT: lambda.endpoint,
  });
  Object.assign(theInternet, noInternet);
  putAtHand({ dynamo, invokeLater: lambda.invokeLater, faults });
  await createTable();
  const table = new Table(testEnvironment.TABLE_NAME);
  return {
    table,
    stored: storedItems(table),
    calls,
    clock: testClock,
    ses,
    mailEvents,
    s3,
    lambda,
    setFault(next) {
      fault = next;
    },
    setTornReads(next) {
      isTorn = next;
    },
    expire: () => dynamo.expire(),
    settled,
    async stop() {
      await settled().finally(() => {
        testClock.reset();
        putAtHand(undefined);
        return Promise.all([dynamo, cognito, ses, s3, lambda].map((part) => part.stop()));
      });
    },
  };
}

async function runJobsHandler(payload: unknown): Promise<unknown> {
  const { handler } = (await import('@galley/functions/jobs/handler')) as {
    handler: (event: unknown) => Promise<unknown>;
  };
  return handler(payload);
}

async function runHandlerOf(functionName: string, payload: unknown): Promise<unknown> {
  const { handler } = (await (functionName === testEnvironment.IMAGE_WIDTHS_FUNCTION_NAME
    ? import('@galley/functions/image-widths/handler')
    : import('@galley/functions/provision/handler'))) as { handler: (event: unknown) => Promise<unknown> };
  return handler(payload);
}
