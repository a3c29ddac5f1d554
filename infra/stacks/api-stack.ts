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

/** Calls in a second, of everybody together; what one address may do is counted by the firewall and the handlers. */
const throttle = { rateLimit: 200, burstLimit: 400 };
/**
 * For each route by which someone who has not signed in leaves something behind: a password tried, a form sent.
 * Below what Cognito takes of one account (120 a second), so that a flood is refused where it costs nothing.
 */
const anonymousThrottle = { ThrottlingRateLimit: 40, ThrottlingBurstLimit: 80 };

/**
 * For each route by which visitors read: the CDN answers most of them, and what is left must not use up what staff share.
 */
const visitorsThrottle = { ThrottlingRateLimit: 100, ThrottlingBurstLimit: 200 };

interface AddedRoute {
  route: HttpRoute;
  /** As API Gateway names it: `POST /api/...`. */
  key: string;
  /** Its own throttle; absent where it shares that of everything staff do. */
  throttle?: typeof anonymousThrottle;
}

/**
 * The HTTP API: a route for every call of the contract, a Lambda for every area. It has no authorizer: the session
 * is an opaque cookie, which only the handlers can check, and they refuse whatever did not come through CloudFront.
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
    // The id is not 'Default': that one vanishes from logical ids and would meet the API's own.
    const apiStage = this.api.addStage('DefaultStage', {
      stageName: '$default',
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(accessLog),
        // No addresses: they are no one's business here, and the handlers' own logs have none either.
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
    // The settings name routes, so those must be there first.
    for (const { route } of apart) settings.node.addDependency(route);
  }

  private addRoutes(area: Area, handler: AreaFunction): AddedRoute[] {
    // One permission for the API: a permission per route would outgrow the function's policy (20 KB).
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
    // Both mail codes, which are sealed; only signing in speaks to the pool as its client.
    ...((area === 'authentication' || area === 'users') && {
      ...auth.poolEnvironment,
      ...signInPepper(stage),
    }),
    ...(area === 'authentication' && { ...auth.clientEnvironment, ...auth.signOnEnvironment }),
    ...(areasWithFiles.includes(area) && { IMAGES_BUCKET: images.bucketName }),
    // The senders that the vendor chooses are addresses of it.
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
