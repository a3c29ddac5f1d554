import { required } from '@galley/shared/required';
import type { Assembly } from './assembly';

/** The rate limit of calls: per second, and at once. */
export interface Throttle {
  perSecond: number;
  burst: number;
}

export interface RouteDefinition {
  /** `GET /api/pages/getpage`, or `$default`. */
  routeKey: string;
  /** Its own throttle; absent where it shares that of its API. */
  throttle?: Throttle;
  functionArn: string;
  timeoutMs: number;
}

export interface HttpApiDefinition {
  apiId: string;
  /** The host name of its own endpoint, by which distributions refer to it as an origin. */
  host: string;
  arn: string;
  /** Shared by all routes that have none of their own. */
  throttle?: Throttle;
  routes: RouteDefinition[];
}

interface RouteSettings {
  ThrottlingRateLimit?: number;
  ThrottlingBurstLimit?: number;
}

interface StageProperties {
  ApiId: string;
  StageName: string;
  DefaultRouteSettings?: RouteSettings;
  RouteSettings?: Record<string, RouteSettings>;
}

interface IntegrationProperties {
  IntegrationType: string;
  IntegrationUri: string;
  PayloadFormatVersion: string;
  TimeoutInMillis?: number;
}

/** HTTP APIs stop waiting for an integration after this time, whatever the function's own timeout. */
const longestIntegrationMs = 30_000;

/** @throws Error for unsupported protocols, integrations, formats, stages or authorizers */
export function readHttpApis(assembly: Assembly): HttpApiDefinition[] {
  const integrations = new Map(
    assembly
      .resources<IntegrationProperties>('AWS::ApiGatewayV2::Integration')
      .map((resource) => [`integrations/${resource.name}`, resource]),
  );
  const stages = assembly.resources<StageProperties>('AWS::ApiGatewayV2::Stage');
  for (const stage of stages) {
    if (stage.properties.StageName !== '$default') refuse(stage.id, `stage ${stage.properties.StageName}`);
  }
  const routes = assembly
    .resources<{ ApiId: string; RouteKey: string; Target: string; AuthorizationType?: string }>(
      'AWS::ApiGatewayV2::Route',
    )
    .map((route) => {
      const { ApiId, RouteKey, Target, AuthorizationType = 'NONE' } = route.properties;
      if (AuthorizationType !== 'NONE') refuse(route.id, `authorization ${AuthorizationType}`);
      const integration = required(
        integrations.get(Target),
        () => new Error(`${route.id} has no integration`),
      );
      return { apiId: ApiId, ...routeOf(RouteKey, integration.id, integration.properties) };
    });
  return assembly.resources<{ ProtocolType: string }>('AWS::ApiGatewayV2::Api').map((api) => {
    if (api.properties.ProtocolType !== 'HTTP') refuse(api.id, `protocol ${api.properties.ProtocolType}`);
    const ofApi = routes.filter((route) => route.apiId === api.name).map(({ apiId: _, ...route }) => route);
    const stage = stages.find(({ properties }) => properties.ApiId === api.name);
    return {
      apiId: api.name,
      host: new URL(api.attribute('ApiEndpoint')).host,
      arn: `arn:aws:execute-api:${api.stack.region}:${assembly.values.account}:${api.name}`,
      ...throttled(stage?.id ?? api.id, stage?.properties, ofApi),
    };
  });
}

/**
 * The routes with their throttles from the stage.
 * @throws Error where the stage names a route that does not exist
 */
function throttled(
  id: string,
  { DefaultRouteSettings, RouteSettings = {} }: Partial<StageProperties> = {},
  routes: RouteDefinition[],
): Pick<HttpApiDefinition, 'routes' | 'throttle'> {
  const unknown = Object.keys(RouteSettings).find((key) => !routes.some(({ routeKey }) => routeKey === key));
  if (unknown !== undefined) throw new Error(`${id} has settings for ${unknown}, which is no route`);
  return {
    ...throttleOf(id, DefaultRouteSettings),
    routes: routes.map((route) => ({ ...route, ...throttleOf(id, RouteSettings[route.routeKey]) })),
  };
}

function throttleOf(
  id: string,
  { ThrottlingRateLimit, ThrottlingBurstLimit, ...others }: RouteSettings = {},
): { throttle?: Throttle } {
  const [other] = Object.keys(others);
  if (other !== undefined) refuse(id, `the route setting ${other}`);
  if (ThrottlingRateLimit === undefined || ThrottlingBurstLimit === undefined) return {};
  return { throttle: { perSecond: ThrottlingRateLimit, burst: ThrottlingBurstLimit } };
}

function routeOf(
  routeKey: string,
  integrationId: string,
  { IntegrationType, IntegrationUri, PayloadFormatVersion, TimeoutInMillis }: IntegrationProperties,
): RouteDefinition {
  if (IntegrationType !== 'AWS_PROXY') refuse(integrationId, `integration ${IntegrationType}`);
  if (PayloadFormatVersion !== '2.0') refuse(integrationId, `payload format ${PayloadFormatVersion}`);
  return {
    routeKey,
    functionArn: functionArnOf(IntegrationUri),
    timeoutMs: TimeoutInMillis ?? longestIntegrationMs,
  };
}

/** REST-style URIs contain the ARN: `arn:aws:apigateway:…/functions/<arn>/invocations`. */
const functionArnOf = (uri: string) => /functions\/(arn:.+)\/invocations$/.exec(uri)?.[1] ?? uri;

function refuse(id: string, what: string): never {
  throw new Error(`${id} asks for ${what}, which the laptop cloud does not run`);
}
