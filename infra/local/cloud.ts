import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { required } from '@galley/shared/required';
import { type AppDefinition, readApp } from './app-definition';
import { readTables, readUserPoolClients, readUserPools } from './assembly/data-resources';
import { type LocalAws, startAws } from './aws';
import { CallLog } from './call-log';
import type { Cloud, CloudAws, CloudOptions } from './cloud-types';
import { readBucketContents, uploadContent } from './data/bucket-content';
import { lockDirectory } from './data/directory-lock';
import { SecretStore } from './data/secrets';
import { LocalDistribution } from './edge/distribution';
import { createOrigins } from './edge/origins';
import { createEventBus } from './event-bus';
import { LocalHttpApi } from './http/http-api';
import { deployerKey } from './iam/authorizer';
import { LambdaRuntime } from './lambda/lambda-runtime';
import { readLocalOrigins, withLocalOrigins } from './local-origins';
import { provision } from './provision';
import { createRequester } from './requester';
import { startSchedules } from './schedules';
import { serverUrlsAt, startServers } from './servers';
import { defaultAccount } from './stand-ins/stand-in';
import { createSurfaces, type Surfaces } from './surfaces';
import { providerSecret } from './user-pools';

export type { Cloud, CloudOptions, Request, Surface } from './cloud-types';

/** The secret of every access key here, with which S3's stand-in verifies signatures. */
const secretAccessKey = 'local';
/** DynamoDB deletes items past their time to live eventually; here once a minute. */
const expireEveryMs = 60_000;
const repository = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a synthesised app on this machine: stand-ins for the AWS services, the Lambdas, the HTTP API and the
 * distributions, all as the templates declare them; then provisions the companies.
 * @throws Error for anything in the templates that the laptop cloud does not support, and for a data
 * directory in use
 */
export async function startCloud(options: CloudOptions): Promise<Cloud> {
  const stops: (() => void | Promise<void>)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    return await start(options, (stopOne) => stops.push(stopOne), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

type Renewed = ReturnType<SecretStore['renew']>;
type OnStop = (stopOne: () => void | Promise<void>) => void;

async function start(options: CloudOptions, onStop: OnStop, stop: () => Promise<void>): Promise<Cloud> {
  const { data, onLog = () => undefined } = options;
  const problem = (line: string) => onLog({ functionKey: 'cloud', line });
  if (data) onStop(lockDirectory(data));
  const secrets = new SecretStore(data && path.join(data, 'secrets.json'), providerSecret);
  const app = readApp(options.assembly, secrets);

  const usual = serverUrlsAt({ admin: 4000, site: 4100, mailbox: 4200 });
  let urls = usual;
  let endpoints: Record<string, string> = {};
  let signOnIssuer = '';
  const runtime = new LambdaRuntime({
    functions: app.functions,
    region: app.region,
    secretAccessKey,
    endpoints: () => endpoints,
    // The templates of the local stage contain the default ports; these are the actual ones.
    replaced: () => ({
      ADMIN_ORIGIN: urls.adminUrl,
      SITE_ORIGIN_PATTERN: urls.siteUrl('{company}'),
      SIGN_ON_ISSUER: signOnIssuer,
    }),
    onLog,
    ...(options.retryDelaysMs && { retryDelaysMs: options.retryDelaysMs }),
    ...(options.patienceMs && { patienceMs: options.patienceMs }),
  });
  onStop(() => runtime.stop());

  const invokeLater = (arn: string, payload: string) => runtime.invokeLater(arn, payload);
  const { mayInvoke } = app;
  const bus = createEventBus({ definitions: app.eventRules, invokeLater, mayInvoke });
  const calls = new CallLog(options.observe);
  let { fault } = options;
  const aws = await startAws({
    app,
    runtime,
    secrets,
    bus,
    observe: calls.observe,
    fault: (call) => fault?.(call),
    publicUrl: (url) => url.replace(usual.adminUrl, urls.adminUrl),
    ...(data && { data }),
    ...(options.now && { now: options.now }),
  });
  onStop(aws.stop);
  endpoints = aws.endpoints;
  signOnIssuer = aws.cognito.issuer(readUserPools(app.assembly)[0]?.name ?? '');
  const contents = readBucketContents(app.assembly, options.contentRoot ?? repository);
  uploadContent(aws.s3, contents);

  const surfaces = serveApp(app, aws, runtime, problem, options.throttles ?? true);
  if (options.servers ?? true) urls = await startServers(surfaces, aws.ses, options, onStop);
  if (options.provision ?? true) await provisionCompanies(app, runtime, options);
  const schedules = startSchedules({
    definitions: app.schedules,
    invokeLater,
    mayInvoke,
    isTimed: options.schedules ?? true,
  });
  onStop(schedules.stop);
  const expiring = setInterval(() => {
    aws.dynamo.expire().catch((error: unknown) => problem(`time to live: ${String(error)}`));
  }, expireEveryMs);
  onStop(() => clearInterval(expiring));

  return {
    adminUrl: urls.adminUrl,
    mailboxUrl: urls.mailboxUrl,
    siteUrl: urls.siteUrl,
    request: createRequester(surfaces, () => urls),
    invoke: (name, event) => runtime.call(name, event),
    invokeLater: (name, event) => runtime.invokeLater(name, JSON.stringify(event)),
    settled: () => runtime.settled(),
    messages: async () => aws.ses.messages(),
    clearMessages: async () => aws.ses.clear(),
    waitForMessage: aws.ses.waitFor,
    calls,
    setFault(next) {
      fault = next;
    },
    invalidations: aws.cloudFront.invalidations,
    runSchedules: schedules.runAll,
    expire: aws.dynamo.expire,
    reload: (isChanged) => runtime.reload(isChanged),
    renewSecret(name) {
      renewInOrigins(app, secrets.renew(name));
      runtime.reload();
    },
    upload: () => uploadContent(aws.s3, contents),
    aws: describeAws(app, aws),
    stop,
  };
}

function serveApp(
  app: AppDefinition,
  { s3, cognito }: LocalAws,
  runtime: LambdaRuntime,
  onProblem: (line: string) => void,
  isThrottled: boolean,
): Surfaces {
  const invoke = (functionArn: string, payload: string) => runtime.invoke(functionArn, payload);
  const { mayInvoke, authorize, buckets, functionUrls } = app;
  const account = defaultAccount;
  const localOrigins = readLocalOrigins(app, { cognito, s3 });
  const origins = createOrigins({
    account,
    apis: app.apis.map((api) => new LocalHttpApi({ api, account, invoke, mayInvoke, isThrottled })),
    functionUrls,
    buckets,
    s3,
    authorize,
    mayInvoke,
    invoke,
  });
  const distributions = app.distributions.map(
    (definition) => new LocalDistribution(withLocalOrigins(definition, localOrigins), origins),
  );
  return createSurfaces(distributions, onProblem);
}

/** The distributions send the new value from the next request on. */
function renewInOrigins({ distributions }: AppDefinition, { before, after }: Renewed): void {
  for (const { customHeaders } of distributions.flatMap(({ origins }) => origins)) {
    for (const [name, value] of Object.entries(customHeaders)) {
      if (value === before) customHeaders[name] = after;
    }
  }
}

async function provisionCompanies(app: AppDefinition, runtime: LambdaRuntime, options: CloudOptions) {
  const { data, onProgress } = options;
  const changed = await provision({
    resources: app.customResources(),
    call: (name, event) => runtime.call(name, event),
    account: defaultAccount,
    region: app.region,
    ...(data && { file: path.join(data, 'provisioned.json') }),
  });
  if (changed.length > 0) onProgress?.(`provisioned ${changed.length} companies`);
}

function describeAws(
  { assembly, region, buckets, functions }: AppDefinition,
  { endpoints }: LocalAws,
): CloudAws {
  return {
    region,
    credentials: { accessKeyId: deployerKey, secretAccessKey },
    endpoints,
    tableName: readTables(assembly)[0]?.tableName ?? '',
    userPoolId: readUserPools(assembly)[0]?.name ?? '',
    userPoolClientId:
      readUserPoolClients(assembly).find((client) => client.property('GenerateSecret'))?.name ?? '',
    buckets: Object.fromEntries(buckets.map(({ id, bucketName }) => [id, bucketName])),
    environmentOf(functionKey) {
      return required(
        functions.find(({ key }) => key === functionKey),
        () => new Error(`The app has no function ${functionKey}`),
      ).environment();
    },
  };
}
