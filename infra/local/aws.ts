import path from 'node:path';
import type { AppDefinition } from './app-definition';
import { readTables, readUserPools } from './assembly/data-resources';
import { readConfigurationSets, readMailIdentities } from './assembly/mail-resources';
import { createTables } from './data/local-tables';
import type { SecretStore } from './data/secrets';
import { type CloudFrontStandIn, startCloudFront } from './edge/cloudfront-api';
import type { EventBus } from './event-bus';
import { startLambdaApi } from './lambda/lambda-api';
import { FunctionError, type LambdaRuntime } from './lambda/lambda-runtime';
import { type CognitoStandIn, startCognito } from './stand-ins/cognito/cognito-stand-in';
import { type DynamoStandIn, startDynamo } from './stand-ins/dynamo/dynamo-stand-in';
import { type S3StandIn, startS3 } from './stand-ins/s3/s3-stand-in';
import { type SesStandIn, startSes } from './stand-ins/ses/ses-stand-in';
import type { StandIn, StandInOptions } from './stand-ins/stand-in';
import { createUserPools } from './user-pools';

/** The stand-ins of all services that the app uses, with the resources that its templates declare. */
export interface LocalAws {
  dynamo: DynamoStandIn;
  s3: S3StandIn;
  ses: SesStandIn;
  cognito: CognitoStandIn;
  cloudFront: CloudFrontStandIn;
  /** Environment variables for a process that uses the SDK: `AWS_ENDPOINT_URL_DYNAMODB` and so on. */
  endpoints: Record<string, string>;
  stop(): Promise<void>;
}

export interface LocalAwsOptions extends Pick<StandInOptions, 'observe' | 'fault' | 'now'> {
  app: AppDefinition;
  runtime: LambdaRuntime;
  secrets: SecretStore;
  /** Where services publish their events. */
  bus: EventBus;
  /** Translates an origin with the default port, as templates contain it, into the actual one. */
  publicUrl: (url: string) => string;
  /** The data directory; absent: in memory. */
  data?: string;
}

export async function startAws(options: LocalAwsOptions): Promise<LocalAws> {
  const { app, runtime, secrets, data, bus, ...watched } = options;
  const { assembly, distributions, region, authorize } = app;
  const common = { ...watched, region, authorize };
  const inData = (name: string) => (data ? { directory: path.join(data, name) } : {});
  const started: StandIn[] = [];
  const keep = <T extends StandIn>(standIn: T): T => {
    started.push(standIn);
    return standIn;
  };
  const stop = async () => {
    await Promise.all(started.map((standIn) => standIn.stop()));
  };
  try {
    const [dynamo, s3, ses, cognito, cloudFront, lambda] = await Promise.all([
      startDynamo({ ...common, ...inData('dynamodb') }).then(keep),
      startS3({
        ...common,
        ...inData('s3'),
        buckets: app.buckets.map(({ bucketName }) => bucketName),
        corsOrigins: () => app.buckets.flatMap(({ uploadsFrom }) => uploadsFrom.map(options.publicUrl)),
      }).then(keep),
      startSes({
        ...common,
        ...inData('mail'),
        verified: readMailIdentities(assembly),
        configurationSets: readConfigurationSets(assembly),
        publish: bus.publish,
      }).then(keep),
      startCognito({
        ...common,
        ...inData('cognito'),
        invokeTrigger: (name, event) => invokeTrigger(app, runtime, name, event),
      }).then(keep),
      startCloudFront({ ...common, distributions }).then(keep),
      startLambdaApi(runtime, common).then(keep),
    ]);
    await createTables(dynamo, readTables(assembly));
    createUserPools(cognito, assembly, secrets, options.publicUrl);
    // The SDK's names for them: AWS_ENDPOINT_URL_ and the service's id with underscores.
    const endpoints = {
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      AWS_ENDPOINT_URL_SES: ses.endpoint,
      AWS_ENDPOINT_URL_SESV2: ses.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      AWS_ENDPOINT_URL_LAMBDA: lambda.endpoint,
      AWS_ENDPOINT_URL_CLOUDFRONT: cloudFront.endpoint,
    };
    return { dynamo, s3, ses, cognito, cloudFront, endpoints, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type TriggerArguments = Parameters<
  NonNullable<NonNullable<Parameters<typeof startCognito>[0]>['invokeTrigger']>
>;

async function invokeTrigger(
  { assembly, mayInvoke }: AppDefinition,
  runtime: LambdaRuntime,
  ...[name, event]: TriggerArguments
): Promise<TriggerArguments[1]> {
  const pool = readUserPools(assembly).find((candidate) => candidate.name === event.userPoolId);
  const functionArn = pool?.property('LambdaConfig')?.[name];
  if (!pool || !functionArn) throw new Error(`The user pool has no trigger ${name}`);
  if (!mayInvoke(functionArn, 'cognito-idp.amazonaws.com', pool.attribute('Arn'))) {
    throw new Error(`The user pool may not invoke its trigger ${name}`);
  }
  try {
    return (await runtime.call(functionArn, event)) as TriggerArguments[1];
  } catch (error) {
    // Cognito reports the trigger's own message to its caller.
    throw error instanceof FunctionError ? new Error(error.body.errorMessage) : error;
  }
}
