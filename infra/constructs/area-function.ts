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

/** A Lambda that has the table is granted its own row of `tableGrants`. */
type BundleAndTable = { bundle: TableUser; table: ITable } | { bundle: string; table?: undefined };

/** The bundle is a folder under the stage's `bundles`. */
export type AreaFunctionProps = BundleAndTable & {
  stage: Stage;
  /** The export of the bundle that is called; `handler` when absent. */
  exportName?: string;
  /** Only for the function that others name before it exists. */
  functionName?: string;
  description: string;
  /** What it reads beyond the names of stage and table. */
  environment?: FunctionEnvironment;
  /** All that the role may do besides writing its own log and what it is granted of the table. */
  statements?: PolicyStatement[];
  /** MiB; the share of a processor grows with it. */
  memory?: number;
  /** Below 30 s, the limit of the HTTP API. */
  timeout?: Duration;
  /** It goes on by calling itself; otherwise AWS takes that for a mistake and ends it after about 16 calls. */
  callsItself?: boolean;
};

/**
 * The only way to make a Lambda: its own role with nothing but what it is given, its own log group that
 * forgets, JSON logs.
 *
 * Node 24, because support for 22 ends in April 2027; bundles are still built for Node 20, the lowest that
 * the laptop may have. No X-Ray: its permission has no resource to name, and every log line carries the
 * request id already.
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
      // Source maps stay beside the bundle for anyone who reads a stack trace; they are not loaded on AWS.
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

/** What a Lambda needs to write into its own log group. */
export function writeLogs(logGroup: LogGroup): PolicyStatement {
  return new PolicyStatement({
    actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
    resources: [logGroup.logGroupArn],
  });
}
