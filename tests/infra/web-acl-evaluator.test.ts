import { describe, expect, test } from 'vitest';
import { blockersOf } from './web-acl-evaluator';

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
type Json = any;

describe('the evaluator of web ACLs', () => {
  const group = { Name: 'AWSManagedRulesCommonRuleSet', VendorName: 'AWS' };
  const acl = (rule: Json) => ({ Rules: [{ Name: 'planted', OverrideAction: { None: {} }, ...rule }] });
  const bodyBlockers = (rule: Json) =>
    blockersOf(acl(rule), '/api/admin/updatefooter').filter(({ part }) => part === 'body');

  test('finds a group whose body rules were left to block', () => {
    expect(bodyBlockers({ Statement: { ManagedRuleGroupStatement: group } })).toContainEqual({
      rule: 'planted: CrossSiteScripting_BODY',
      part: 'body',
    });
  });

  test('recognises a group that does not apply to this path, or only counts', () => {
    const notHere = { ...byPath('/api/admin/'), PositionalConstraint: 'STARTS_WITH' };
    const ScopeDownStatement = { NotStatement: { Statement: { ByteMatchStatement: notHere } } };
    expect(
      bodyBlockers({ Statement: { ManagedRuleGroupStatement: { ...group, ScopeDownStatement } } }),
    ).toEqual([]);
    expect(
      bodyBlockers({ OverrideAction: { Count: {} }, Statement: { ManagedRuleGroupStatement: group } }),
    ).toEqual([]);
  });

  test('finds a rule of our own that reads bodies, and rejects unknown statements', () => {
    const SqliMatchStatement = { FieldToMatch: { Body: {} } };
    expect(() => bodyBlockers({ Action: { Block: {} }, Statement: { SqliMatchStatement } })).toThrow(
      'does not know the statement SqliMatchStatement',
    );
    const AndStatement = { Statements: [{ ByteMatchStatement: byPath('/api/admin/updatefooter') }] };
    const read = { ...AndStatement, FieldToMatch: { JsonBody: {} } };
    expect(bodyBlockers({ Action: { Block: {} }, Statement: { AndStatement: read } })).toEqual([
      { rule: 'planted: itself', part: 'body' },
    ]);
  });
});

function byPath(SearchString: string): Json {
  return {
    SearchString,
    FieldToMatch: { UriPath: {} },
    PositionalConstraint: 'EXACTLY',
    TextTransformations: [{ Priority: 0, Type: 'LOWERCASE' }],
  };
}
