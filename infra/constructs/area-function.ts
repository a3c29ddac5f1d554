import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  RecursiveLoop,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Stage } from '../stage';
import { type TableUser, tableStatements } from './area-grants';
import type { FunctionEnvironment } from './function-environment';
import { reservedConcurrency } from './reserved-concurrency';

/** A Lambda that uses the table is granted its own row of `tableGrants`. */
type BundleAndTable = { bundle: TableUser; table: ITable } | { bundle: string; table?: undefined };

/** The bundle is a folder under the stage's `bundles`. */
export type AreaFunctionProps = BundleAndTable & {
  stage: Stage;
  /** The exported handler of the bundle; `handler` by default. */
  exportName?: string;
  /** Only for the function that others refer to before it exists. */
  functionName?: string;
  description: string;
  /** Environment variables besides the names of stage and table. */
  environment?: FunctionEnvironment;
  /** Everything that the role may do besides writing its own log and accessing the table as granted. */
  statements?: PolicyStatement[];
  /** MiB; the CPU share grows with it. */
  memory?: number;
  /** Below 30 s, the limit of the HTTP API. */
  timeout?: Duration;
  /**
   * The function continues by invoking itself; without this, AWS would treat that as a mistake and stop it
   * after about 16 calls.
   */
  callsItself?: boolean;
};

/**
 * The only way to create a Lambda: a role of its own with minimal rights, a log group of its own with limited
 * retention, and JSON logs.
 *
 * Node 24, because support for 22 ends in April 2027; bundles are still built for Node 20, the oldest that a
 * laptop may have. No X-Ray: its permission cannot be limited to a resource, and every log line contains the
 * request id anyway.
 */
export class AreaFunction extends Construct {
  readonly function: LambdaFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: AreaFunctionProps) {
    super(scope, id);
    this.logGroup = new LogGroup(this, 'Logs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        own: new PolicyDocument({ statements: [writeLogs(this.logGroup), ...statementsOf(props)] }),
      },
    });
    this.function = new LambdaFunction(this, 'Function', {
      functionName: props.functionName,
      description: props.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // Source maps are kept beside the bundle for reading stack traces, but are not deployed.
      code: Code.fromAsset(join(props.stage.bundles, props.bundle), { exclude: ['*.map'] }),
      handler: `index.${props.exportName ?? 'handler'}`,
      role,
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      systemLogLevelV2: SystemLogLevel.WARN,
      tracing: Tracing.DISABLED,
      memorySize: props.memory ?? 1024,
      timeout: props.timeout ?? Duration.seconds(20),
      environment: environmentOf(props) as Record<string, string>,
      reservedConcurrentExecutions: reservedConcurrency(props.stage, props.bundle),
      ...(props.callsItself && { recursiveLoop: RecursiveLoop.ALLOW }),
    });
  }
}

function environmentOf({ stage, table, environment }: AreaFunctionProps): FunctionEnvironment {
  return { STAGE: stage.name, ...(table && { TABLE_NAME: table.tableName }), ...environment };
}

function statementsOf({ bundle, table, statements = [] }: AreaFunctionProps): PolicyStatement[] {
  return table ? [...tableStatements(table, bundle), ...statements] : statements;
}

/** The permissions that a Lambda needs to write to its own log group. */
export function writeLogs(logGroup: LogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}
