import { routesOf } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { expect, inject, test } from 'vitest';
import { Assembly } from './assembly';

const assembly = new Assembly(inject('localAssembly'));

/** Route key -> bundle of the Lambda behind it. */
function routedBundles(): Map<string, string | undefined> {
  const routed = new Map<string, string | undefined>();
  for (const route of assembly.ofType('AWS::ApiGatewayV2::Route')) {
    const integrationId = route.properties.Target['Fn::Join'][1][1].Ref;
    const resources = assembly.templates.get(route.stack).Resources;
    const integration = resources[integrationId].Properties;
    expect(integration.PayloadFormatVersion).toBe('2.0');
    const functionId = integration.IntegrationUri['Fn::GetAtt'][0];
    const lambda = assembly.all().find((found) => found.stack === route.stack && found.id === functionId);
    routed.set(route.properties.RouteKey, lambda && assembly.bundleOf(lambda));
  }
  return routed;
}

test('every call of the contract has its route to the Lambda of its area, and there is no other route', () => {
  const expected = callNames
    .map(declarationOf)
    .flatMap((call) => routesOf(call).map(({ method, path }) => [`${method} ${path}`, call.area] as const));
  expect(new Map(expected).size).toBe(expected.length);
  expect([...routedBundles()].sort()).toEqual(expected.toSorted());
});

test('no route has an authorizer: sessions are opaque cookies that the handlers check', () => {
  expect(assembly.ofType('AWS::ApiGatewayV2::Authorizer')).toEqual([]);
  for (const route of assembly.ofType('AWS::ApiGatewayV2::Route')) {
    expect(route.properties.AuthorizationType ?? 'NONE').toBe('NONE');
  }
});

test('the API may invoke every Lambda that a route names', () => {
  const permitted = assembly
    .ofType('AWS::Lambda::Permission')
    .filter((permission) => permission.properties.Principal === 'apigateway.amazonaws.com')
    .map((permission) => permission.properties.FunctionName['Fn::GetAtt'][0]);
  const integrated = assembly
    .ofType('AWS::ApiGatewayV2::Integration')
    .map((integration) => integration.properties.IntegrationUri['Fn::GetAtt'][0]);
  expect(integrated.toSorted()).toEqual(permitted.toSorted());
});

test('every anonymous route has a throttle of its own, separate from what staff share', () => {
  const [stage] = assembly.ofType('AWS::ApiGatewayV2::Stage');
  const { RouteSettings, DefaultRouteSettings } = stage?.properties ?? {};
  const calls = callNames.map(declarationOf);
  const apart = calls.filter(
    ({ audience, mutates }) =>
      audience === 'public' || (mutates && ['anonymous', 'attempt'].includes(audience)),
  );
  const keys = apart.flatMap((call) => routesOf(call).map(({ method, path }) => `${method} ${path}`));
  expect(Object.keys(RouteSettings).toSorted()).toEqual(keys.toSorted());
  for (const { ThrottlingRateLimit } of Object.values(RouteSettings) as { ThrottlingRateLimit: number }[]) {
    expect(ThrottlingRateLimit).toBeLessThan(DefaultRouteSettings.ThrottlingRateLimit);
  }
});

test('the API is throttled and its access log contains no IP address', () => {
  const [stage] = assembly.ofType('AWS::ApiGatewayV2::Stage');
  expect(stage?.properties.DefaultRouteSettings.ThrottlingRateLimit).toBeGreaterThan(0);
  expect(stage?.properties.AccessLogSettings.Format).toContain('$context.requestId');
  expect(stage?.properties.AccessLogSettings.Format).not.toContain('sourceIp');
});

/** The calls that need no session, and why; all others answer 401 (tests/api/isolation.test.ts). */
const open = {
  'the site, for whoever builds a front end of his own': [
    'GET /api/components/getmenuitems',
    'GET /api/components/getsidemenuitems',
    'GET /api/components/getsocialinfo',
    'GET /api/components/getpagefromurl',
    'GET /api/components/getsubnavbar',
    'GET /api/components/getnavbartabs',
    'GET /api/components/navbar',
    'GET /api/components/getbannercontainer',
    'GET /api/components/getfooterdata',
    'GET /api/components/announcement',
    'GET /api/components/getblank',
    'GET /api/components/getformdata',
    'GET /api/components/getimageform',
    'GET /api/components/gethtmleditorcolumns',
    'GET /api/pages/getpagebymenuandpagename',
    'POST /api/pages/getpagebymenuandpagename',
  ],
  'a form of the site': ['POST /api/components/submitform'],
  'the first step of a sign-in': [
    'GET /api/authentication/clientconfiguration',
    'GET /api/authentication/findsignon',
    'GET /api/authentication/session',
    'POST /api/authentication/authenticate',
    'POST /api/authentication/ssosignin',
    'POST /api/authentication/forgotpasswordrequest',
    'POST /api/authentication/forgotpasswordchange',
  ],
  'a later step, with the cookie of the first': [
    'GET /api/authentication/changepassword',
    'POST /api/authentication/changepassword',
    'GET /api/authentication/twofactor',
    'POST /api/authentication/twofactor',
    'GET /api/authentication/isipallowedbypass',
    'POST /api/authentication/continuesignin',
  ],
};

test('a route that needs no session is open on purpose', () => {
  const withoutSession = callNames
    .map(declarationOf)
    .filter(({ audience }) => ['public', 'anonymous', 'attempt'].includes(audience))
    .flatMap((call) => routesOf(call).map(({ method, path }) => `${method} ${path}`));
  expect(withoutSession.toSorted()).toEqual(Object.values(open).flat().toSorted());
});
