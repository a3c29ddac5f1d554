import { awsManagedRules, type RequestPart } from './aws-managed-rules';

// biome-ignore lint/suspicious/noExplicitAny: a template is untyped JSON
type Json = any;

/** The parts of a request for which a web ACL may block a request to this path, by rule name. */
export function blockersOf(acl: Json, path: string): { rule: string; part: RequestPart }[] {
  return acl.Rules.flatMap((rule: Json) =>
    partsBlockedBy(rule, path).map(({ name, part }) => ({ rule: `${rule.Name}: ${name}`, part })),
  );
}

/** Whether a rule applies to requests to this path at all. @param path as a browser sends it */
export function covers(rule: Json, path: string): boolean {
  const statement = rule.Statement.RateBasedStatement ?? rule.Statement.ManagedRuleGroupStatement;
  const scope = statement ? statement.ScopeDownStatement : rule.Statement;
  return scope === undefined || matches(scope, path);
}

function partsBlockedBy(rule: Json, path: string): { name: string; part: RequestPart }[] {
  if (!covers(rule, path)) return [];
  const group = rule.Statement.ManagedRuleGroupStatement;
  if (group) return rule.OverrideAction?.Count ? [] : blockingRulesOf(group);
  if (!rule.Action.Block) return [];
  return [{ name: 'itself', part: looksAtBody(rule.Statement) ? 'body' : 'ip' }];
}

/**
 * The rules of a group that still block after the overrides. AWS's own action is assumed to be "block" for all of
 * them.
 */
function blockingRulesOf(group: Json): { name: string; part: RequestPart }[] {
  const rules = awsManagedRules[group.Name];
  if (!rules) throw new Error(`aws-managed-rules.ts does not list the rules of ${group.Name}.`);
  const counted = new Set(
    (group.RuleActionOverrides ?? [])
      .filter((override: Json) => override.ActionToUse.Count)
      .map((override: Json) => override.Name),
  );
  return Object.entries(rules)
    .filter(([name]) => !counted.has(name))
    .map(([name, part]) => ({ name, part }));
}

/** Whether a statement inspects the body anywhere. */
function looksAtBody(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([name, inner]) => (name === 'FieldToMatch' && isBodyField(inner)) || looksAtBody(inner),
  );
}

const isBodyField = (field: Json) => 'Body' in field || 'JsonBody' in field;

/** Evaluates a statement as WAF would. It rejects unknown statements, so that a new kind of rule is noticed. */
function matches(statement: Json, path: string): boolean {
  const [[kind, inner]] = Object.entries<Json>(statement) as [[string, Json]];
  switch (kind) {
    case 'AndStatement':
      return inner.Statements.every((each: Json) => matches(each, path));
    case 'OrStatement':
      return inner.Statements.some((each: Json) => matches(each, path));
    case 'NotStatement':
      return !matches(inner.Statement, path);
    case 'ByteMatchStatement':
      return matchesPath(inner, path);
    default:
      throw new Error(`The evaluator does not know the statement ${kind}.`);
  }
}

function matchesPath(statement: Json, path: string): boolean {
  if (!statement.FieldToMatch.UriPath) throw new Error('The evaluator compares paths only.');
  const transformed = statement.TextTransformations.toSorted((a: Json, b: Json) => a.Priority - b.Priority)
    .map((transformation: Json) => transformations[transformation.Type])
    .reduce((text: string, transform: (text: string) => string) => transform(text), path);
  if (statement.PositionalConstraint === 'EXACTLY') return transformed === statement.SearchString;
  if (statement.PositionalConstraint === 'STARTS_WITH') return transformed.startsWith(statement.SearchString);
  throw new Error(`The evaluator does not know ${statement.PositionalConstraint}.`);
}

const transformations: Record<string, (text: string) => string> = {
  LOWERCASE: (text) => text.toLowerCase(),
  URL_DECODE: decodeURIComponent,
  NONE: (text) => text,
};
