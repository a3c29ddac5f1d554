import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyDocument, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Provider } from 'aws-cdk-lib/custom-resources';
import type { Construct } from 'constructs';
import { userPoolStatements } from '../constructs/area-access';
import { AreaFunction, writeLogs } from '../constructs/area-function';
import { signInPepper } from '../constructs/function-environment';
import { invokeJobs } from '../constructs/named-functions';
import { namesOf, type Stage } from '../stage';
import type { AuthStack } from './auth-stack';

/** Creates companies: one provider for all of their stacks. */
export class ProvisionStack extends Stack {
  readonly serviceToken: string;
  readonly provision: AreaFunction;
  readonly operator: AreaFunction;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & { stage: Stage; table: Table; auth: AuthStack },
  ) {
    super(scope, id, props);
    const { stage, table, auth } = props;
    this.provision = new AreaFunction(this, 'Provision', {
      stage,
      bundle: 'provision',
      table,
      functionName: namesOf(stage).provisionFunction,
      description: 'Galley: makes a company and its first administrator',
      environment: {
        ...auth.poolEnvironment,
        ...signInPepper(stage),
        // For the first administrator's invitation: the sign-in page, the sender's domain, and the Lambda
        // that sends it.
        ADMIN_ORIGIN: stage.adminOrigin,
        MAIL_DOMAIN: stage.mailDomain,
        JOBS_FUNCTION_NAME: namesOf(stage).jobsFunction,
      },
      statements: [...userPoolStatements('provision', auth.userPool.userPoolArn), invokeJobs(this, stage)],
      timeout: Duration.seconds(29),
    });
    this.operator = this.makeOperator(stage, table);
    const logGroup = new LogGroup(this, 'ProviderLogs', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // With a role of our own, the provider's Lambda gets no AWS managed policy; CDK adds the permission to
    // invoke ours.
    const frameworkOnEventRole = new Role(this, 'ProviderRole', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { own: new PolicyDocument({ statements: [writeLogs(logGroup)] }) },
    });
    this.serviceToken = new Provider(this, 'Provider', {
      onEventHandler: this.provision.function,
      frameworkOnEventRole,
      logGroup,
    }).serviceToken;
  }

  /** Only reachable by a direct invocation, whose permission is the operator's. */
  private makeOperator(stage: Stage, table: Table) {
    return new AreaFunction(this, 'Operator', {
      stage,
      bundle: 'operator',
      table,
      functionName: namesOf(stage).operatorFunction,
      description: "Galley: what the vendor's operator does from a command line",
      environment: {
        ...signInPepper(stage),
        JOBS_FUNCTION_NAME: namesOf(stage).jobsFunction,
      },
      statements: [invokeJobs(this, stage)],
      timeout: Duration.seconds(29),
    });
  }
}
