import { takesHtmlOrFiles } from '@galley/infra/constructs/html-and-files';
import type { CallDeclaration } from '@galley/shared/contract/call';
import { callNames, declarationOf } from '@galley/shared/contract/contract';
import { errorBodySchema } from '@galley/shared/schemas/error-body';
import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { awsManagedRules } from './aws-managed-rules';
import { EdgeViewer } from './edge-viewer';
import { blockersOf, covers } from './web-acl-evaluator';

const assembly = new Assembly(inject('prodAssembly'));

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
type Json = any;

const surfaces = ['Admin', 'Site'] as const;
type Surface = (typeof surfaces)[number];

function aclInFrontOf(surface: Surface): Json {
  const { DistributionConfig } = assembly.distributionOf(surface).properties;
  const { StackName, OutputName } = DistributionConfig.WebACLId['Fn::GetStackOutput'];
  const output = assembly.templates.get(StackName)?.Outputs[OutputName];
  const [id] = output.Value['Fn::GetAtt'];
  return assembly.templates.get(StackName).Resources[id].Properties;
}

const ruleOf = (surface: Surface, name: string): Json =>
  aclInFrontOf(surface).Rules.find((rule: Json) => rule.Name === name);

const site = new EdgeViewer(assembly, 'Site', { companyKey: 'acme', canonicalHost: 'www.acme.example' });

/** Whether the edge forwards a call on a surface. */
function isServed({ path, methods }: CallDeclaration, surface: Surface): boolean {
  if (surface === 'Admin') return true;
  const [method] = methods;
  return site.request(path, { host: 'www.acme.example', method }).statusCode === undefined;
}

const declarations = callNames.map(declarationOf);
const html = declarations.filter(takesHtmlOrFiles);
const withBody = declarations.filter(({ methods }) => methods.some((method) => method === 'POST'));

describe.each(surfaces)('the web ACL in front of the %s', (surface) => {
  const acl = aclInFrontOf(surface);

  test('is of CloudFront’s scope, allows what no rule blocks and has metrics', () => {
    expect(acl.Scope).toBe('CLOUDFRONT');
    expect(acl.DefaultAction).toEqual({ Allow: {} });
    for (const each of [acl, ...acl.Rules]) {
      expect(each.VisibilityConfig).toMatchObject({ CloudWatchMetricsEnabled: true });
    }
    const priorities = acl.Rules.map((rule: Json) => rule.Priority);
    expect(new Set(priorities).size).toBe(priorities.length);
  });

  test('exempts every call that accepts HTML or files from rules on bodies, future ones too', () => {
    const calls = html.filter((call) => isServed(call, surface));
    expect(calls.length > 0).toBe(surface === 'Admin');
    const readers = acl.Rules.filter(({ Statement }: Json) =>
      Object.values(awsManagedRules[Statement.ManagedRuleGroupStatement?.Name] ?? {}).includes('body'),
    );
    expect(readers.length).toBeGreaterThan(0);
    for (const { path } of calls) {
      expect(blockersOf(acl, path).filter(({ part }) => part === 'body')).toEqual([]);
      for (const reader of readers) expect(covers(reader, path)).toBe(false);
    }
  });

  test('blocks no body of any other call: any text may look like an attack', () => {
    const calls = withBody.filter((call) => isServed(call, surface));
    expect(calls.map(({ path }) => path)).toContain('/api/Components/SubmitForm');
    for (const { path } of calls) {
      expect(blockersOf(acl, path).filter(({ part }) => part === 'body')).toEqual([]);
    }
  });

  test('still blocks by IP address and by known bad paths, queries and headers', () => {
    const parts = new Set(blockersOf(acl, '/api/admin/createblank').map(({ part }) => part));
    expect(parts).toEqual(new Set(['ip', 'header', 'method', 'path', 'query']));
  });

  test('overrides only rules that AWS has: a misspelt rule would still block', () => {
    for (const { Statement } of acl.Rules) {
      const group = Statement.ManagedRuleGroupStatement;
      if (!group) continue;
      const names = Object.keys(awsManagedRules[group.Name] ?? {});
      for (const override of group.RuleActionOverrides ?? []) expect(names).toContain(override.Name);
    }
  });

  test('explains a rate limit in words, with a time and with the usual headers', () => {
    const limited = acl.Rules.filter((rule: Json) => rule.Statement.RateBasedStatement);
    expect(limited.length).toBe(3);
    for (const { Action } of limited) {
      const { ResponseCode, CustomResponseBodyKey, ResponseHeaders } = Action.Block.CustomResponse;
      expect(ResponseCode).toBe(429);
      const { ContentType, Content } = acl.CustomResponseBodies[CustomResponseBodyKey];
      const message =
        ContentType === 'TEXT_PLAIN' ? Content : errorBodySchema.parse(JSON.parse(Content)).message;
      expect(message).toMatch(
        /^Too many requests (came from your network|came from this session|come to this site at the moment)\. Please try again in five minutes\.$/,
      );
      const headers = Object.fromEntries(ResponseHeaders.map(({ Name, Value }: Json) => [Name, Value]));
      expect(headers).toMatchObject({
        'retry-after': '300',
        'strict-transport-security': 'max-age=63072000',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
      // WAF allows no more.
      expect(ResponseHeaders.length).toBeLessThanOrEqual(10);
    }
  });

  test('keeps no cookie, token, query or body in sampled requests', () => {
    const fields = acl.DataProtectionConfig.DataProtections.map(({ Action, Field }: Json) => {
      expect(Action).toBe('SUBSTITUTION');
      return [Field.FieldType, Field.FieldKeys];
    });
    expect(fields).toEqual([
      ['SINGLE_HEADER', ['cookie']],
      ['SINGLE_HEADER', ['authorization']],
      ['QUERY_STRING', undefined],
      ['BODY', undefined],
    ]);
  });

  test('fits the 1,500 units that the basic price covers', () => {
    expect(acl.Rules.reduce((sum: number, rule: Json) => sum + unitsOf(rule.Statement), 0)).toBeLessThan(
      1_500,
    );
  });
});

describe('the calls that accept HTML or files', () => {
  test('are found in the contract by their input', () => {
    const withTexts = ['Accordion', 'Footer', 'HtmlEditorColumns', 'NavbarTab', 'PictureText'];
    const saves = withTexts.flatMap((noun) => [`/api/Admin/Create${noun}`, `/api/Admin/Update${noun}`]);
    const files = [
      'ImageUpload/ImageUpload',
      'ImageUpload/ReplaceImage',
      'FileUpload/FileUpload',
      'FileUpload/ReplaceFile',
    ].map((path) => `/api/${path}`);
    expect(html.map(({ path }) => path).toSorted()).toEqual(
      // A launch contains footers.
      [...saves, ...files, '/api/Admin/ImportRedirects', '/api/Launch/SavePart'].toSorted(),
    );
  });
});

describe('the rate limit of sign-ins', () => {
  const rule = ruleOf('Admin', 'too-many-sign-ins');

  test.each([
    '/api/authentication/authenticate',
    '/api/authentication/twoFactor',
    '/API/Authentication/ForgotPasswordChange',
    '/api/authentication/%61uthenticate',
    '/api/authentication/ssoSignIn',
  ])('counts %s, however it is spelled', (path) => {
    expect(covers(rule, path)).toBe(true);
  });

  test.each([
    '/',
    '/api/authentication/getUserBySessionToken',
    '/api/admin/getpage',
    '/api/authentication/logout',
  ])('does not count %s', (path) => {
    expect(covers(rule, path)).toBe(false);
  });

  test('counts every call with which an anonymous client may guess something', () => {
    for (const { path, audience, mutates } of declarations) {
      if (mutates && ['anonymous', 'attempt'].includes(audience)) expect(covers(rule, path)).toBe(true);
    }
  });

  test('is lower than the one for all requests', () => {
    const general = ruleOf('Admin', 'too-many-requests');
    expect(rule.Statement.RateBasedStatement.Limit).toBeLessThan(general.Statement.RateBasedStatement.Limit);
    expect(covers(general, '/anything')).toBe(true);
  });
});

test('answers a page request with a sentence, and a script in the format of its calls', () => {
  const responseOf = (surface: Surface, name: string) =>
    ruleOf(surface, name).Action.Block.CustomResponse.CustomResponseBodyKey;
  expect(responseOf('Site', 'too-many-requests')).toBe('sentence');
  expect(responseOf('Site', 'too-many-forms')).toBe('error');
  expect(responseOf('Admin', 'too-many-requests')).toBe('error');
});

test.each([
  ['Site', 'too-many-of-a-site', { Header: { Name: 'host' } }],
  ['Admin', 'too-many-of-a-session', { Cookie: { Name: 'AuthCookie' } }],
] as const)('%s: a flood from many IP addresses is counted together (%s)', (surface, name, key) => {
  const { AggregateKeyType, CustomKeys, ScopeDownStatement } = ruleOf(surface, name).Statement
    .RateBasedStatement;
  expect(AggregateKeyType).toBe('CUSTOM_KEYS');
  expect(CustomKeys).toEqual([expect.objectContaining({})]);
  expect(CustomKeys[0]).toMatchObject(key);
  expect(ScopeDownStatement).toBeUndefined();
});

test('forms of visitors have a rate limit of their own', () => {
  const rule = ruleOf('Site', 'too-many-forms');
  expect(covers(rule, '/api/Components/SubmitForm')).toBe(true);
  expect(covers(rule, '/api/components/getmenuitems')).toBe(false);
  expect(rule.Statement.RateBasedStatement.Limit).toBe(100);
});

test('the admin has no rules of the common set, which treats pasted HTML as an attack', () => {
  const groups = (surface: Surface) =>
    aclInFrontOf(surface).Rules.flatMap((rule: Json) => rule.Statement.ManagedRuleGroupStatement?.Name ?? []);
  expect(groups('Admin')).not.toContain('AWSManagedRulesCommonRuleSet');
  expect(groups('Site')).toContain('AWSManagedRulesCommonRuleSet');
});

/** Counted as in the WAF Developer Guide: a comparison 2, a transformation 10, a rate 2, a group what AWS states. */
function unitsOf(statement: Json): number {
  const group = statement.ManagedRuleGroupStatement;
  const capacities: Record<string, number> = {
    AWSManagedRulesAmazonIpReputationList: 25,
    AWSManagedRulesKnownBadInputsRuleSet: 200,
    AWSManagedRulesCommonRuleSet: 700,
  };
  if (group) {
    const { ScopeDownStatement } = group;
    return (
      (capacities[group.Name] ?? Number.POSITIVE_INFINITY) +
      (ScopeDownStatement ? unitsOf(ScopeDownStatement) : 0)
    );
  }
  if (statement.NotStatement) return unitsOf(statement.NotStatement.Statement);
  if (statement.RateBasedStatement) {
    const { ScopeDownStatement, CustomKeys = [] } = statement.RateBasedStatement;
    return 2 + 30 * CustomKeys.length + (ScopeDownStatement ? unitsOf(ScopeDownStatement) : 0);
  }
  if (statement.OrStatement) {
    return statement.OrStatement.Statements.reduce((sum: number, each: Json) => sum + unitsOf(each), 0);
  }
  return 2 + 10 * statement.ByteMatchStatement.TextTransformations.length;
}
