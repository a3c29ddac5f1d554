import { type Area, areas, type CallDeclaration, routesOf } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  type HttpRoute,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import {
  areasThatProvision,
  areasWithFiles,
  areasWithJobs,
  imageStatements,
  userPoolStatements,
} from '../constructs/area-access';
import { AreaFunction } from '../constructs/area-function';
import { countSpentBudgets } from '../constructs/budget-metrics';
import { type FunctionEnvironment, secretReference, signInPepper } from '../constructs/function-environment';
import { invokeJobs, invokeProvision } from '../constructs/named-functions';
import { namesOf, type Stage } from '../stage';
import type { AuthStack } from './auth-stack';

interface ApiStackProps extends StackProps {
  stage: Stage;
  table: Table;
  images: Bucket;
  auth: AuthStack;
}

/** Calls per second for all clients together; the firewall and the handlers count by IP address. */
const throttle = { rateLimit: 200, burstLimit: 400 };
/**
 * For each route by which anonymous users cause writes: a password attempt, a submitted form. Lower than
 * Cognito's limit for an account (120 per second), so that a flood is refused where it costs nothing.
 */
const anonymousThrottle = { ThrottlingRateLimit: 40, ThrottlingBurstLimit: 80 };

/**
 * For each route by which visitors read: the CDN answers most of them, and the rest must not use up the
 * capacity for staff.
 */
const visitorsThrottle = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

interface AddedRoute {
  route: HttpRoute;
  /** In API Gateway's format: `POST /api/...`. */
  key: string;
  /** Its own throttle; absent where it shares that of the staff's routes. */
  throttle?: typeof anonymousThrottle;
}

/**
 * The HTTP API: a route for every call of the contract, a Lambda for every area. It has no authorizer: the
 * session is an opaque cookie that only the handlers can check, and they refuse everything that did not come
 * through CloudFront.
 */
export class ApiStack extends Stack {
  readonly api: HttpApi;
  readonly areas: ReadonlyMap<Area, AreaFunction>;

  constructor(scope: Construct, id: string, props: ApiStackProps) {
    super(scope, id, props);
    this.api = new HttpApi(this, 'Api', { apiName: `galley-${props.stage.name}`, createDefaultStage: false });
    this.areas = new Map(areas.map((area) => [area, this.makeArea(area, props)]));
    this.addStage([...this.areas].flatMap(([area, handler]) => this.addRoutes(area, handler)));
  }

  private makeArea(area: Area, props: ApiStackProps): AreaFunction {
    const lambda = new AreaFunction(this, pascalCase(area), {
      stage: props.stage,
      bundle: area,
      table: props.table,
      description: `Galley: the calls of the area ${area}`,
      environment: areaEnvironment(area, props),
      statements: [
        ...(areasWithJobs.includes(area) ? [invokeJobs(this, props.stage)] : []),
        ...(areasThatProvision.includes(area) ? [invokeProvision(this, props.stage)] : []),
        ...userPoolStatements(area, props.auth.userPool.userPoolArn),
        ...imageStatements(area, props.images),
      ],
    });
    countSpentBudgets(lambda, props.stage);
    return lambda;
  }

  private addStage(routes: AddedRoute[]) {
    const accessLog = new LogGroup(this, 'AccessLog', {
      retention: RetentionDays.THREE_MONTHS,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // Not called 'Default', because CDK omits that from logical ids, which would then collide with the API's
    // own.
    const apiStage = this.api.addStage('DefaultStage', {
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        // Without IP addresses, for privacy; the handlers' own logs have none either.
        format: AccessLogFormat.custom(
          JSON.stringify({
            requestId: '$context.requestId',
            time: '$context.requestTimeEpoch',
            route: '$context.routeKey',
            status: '$context.status',
            bytes: '$context.responseLength',
            ms: '$context.responseLatency',
            integrationError: '$context.integrationErrorMessage',
          }),
        ),
      },
    });
    const apart = routes.filter(({ throttle }) => throttle);
    const settings = apiStage.node.defaultChild as CfnStage;
    settings.routeSettings = Object.fromEntries(apart.map((added) => [added.key, added.throttle]));
    // The settings refer to routes, which must exist first.
    for (const { route } of apart) settings.node.addDependency(route);
  }

  private addRoutes(area: Area, handler: AreaFunction): AddedRoute[] {
    // One permission for the whole API: one per route would exceed the size limit of the function's policy
    // (20 KB).
    const integration = new HttpLambdaIntegration(`${pascalCase(area)}Integration`, handler.function, {
      scopePermissionToRoute: false,
    });
    const calls = callNames.map(declarationOf).filter((call) => call.area === area);
    return calls.flatMap((declaration) =>
      routesOf(declaration).flatMap(({ method, path }) =>
        this.api.addRoutes({ path, methods: [HttpMethod[method]], integration }).map((route) => ({
          route,
          key: `${method} ${path}`,
          throttle: throttleOf(declaration),
        })),
      ),
    );
  }
}

function areaEnvironment(area: Area, { stage, images, auth }: ApiStackProps): FunctionEnvironment {
  return {
    EDGE_SECRET: secretReference(stage, namesOf(stage).edgeSecret),
    ADMIN_ORIGIN: stage.adminOrigin,
    SITE_ORIGIN_PATTERN: stage.siteOriginPattern,
    ...(areasWithJobs.includes(area) && { JOBS_FUNCTION_NAME: namesOf(stage).jobsFunction }),
    ...(areasThatProvision.includes(area) && { PROVISION_FUNCTION_NAME: namesOf(stage).provisionFunction }),
    // Both mail codes, which are encrypted; only signing in uses the pool as its client.
    ...((area === 'authentication' || area === 'users') && {
      ...auth.poolEnvironment,
      ...signInPepper(stage),
    }),
    ...(area === 'authentication' && { ...auth.clientEnvironment, ...auth.signOnEnvironment }),
    ...(areasWithFiles.includes(area) && { IMAGES_BUCKET: images.bucketName }),
    // The senders that the vendor chooses must belong to this domain.
    ...(area === 'vendor' && { MAIL_DOMAIN: stage.mailDomain }),
  };
}

function throttleOf({ audience, mutates }: CallDeclaration): AddedRoute['throttle'] {
  if (audience === 'public' && !mutates) return visitorsThrottle;
  const isAnonymous = audience === 'anonymous' || audience === 'attempt' || audience === 'public';
  return mutates && isAnonymous ? anonymousThrottle : undefined;
}

function pascalCase(name: string): string {
  return name.replace(/(^|-)([a-z])/g, (_, _hyphen, letter: string) => letter.toUpperCase());
}
