import type { AwsCall } from '../stand-ins/stand-in';
import { holds, matchesWildcard, type RequestContext } from './conditions';
import type { Statement } from './policy-document';

/** What a policy decides about: an action on a resource, and what is known about the call. */
export interface AccessRequest {
  action: string;
  resource: string;
  context: RequestContext;
}

/** IAM's decision: something allows it and nothing denies it. */
export function isAllowed(statements: Statement[], request: AccessRequest): boolean {
  const matching = statements.filter((statement) => matches(statement, request));
  return (
    matching.some((statement) => statement.effect === 'Allow') &&
    !matching.some((statement) => statement.effect === 'Deny')
  );
}

function matches(statement: Statement, { action, resource, context }: AccessRequest): boolean {
  return (
    // Actions are not case-sensitive, resources are.
    statement.actions.some((pattern) => matchesWildcard(pattern.toLowerCase(), action.toLowerCase())) &&
    statement.resources.some((pattern) => matchesWildcard(pattern, resource)) &&
    holds(statement.conditions, context)
  );
}

/** What a call of a stand-in tells, in the words of conditions. */
export function accessRequestOf(call: AwsCall): AccessRequest {
  const context: RequestContext = { 'aws:securetransport': ['true'] };
  for (const [key, value] of Object.entries(call.conditionKeys ?? {})) context[key.toLowerCase()] = [value];
  if (call.leadingKeys?.length) context['dynamodb:leadingkeys'] = call.leadingKeys;
  if (call.attributes?.length) context['dynamodb:attributes'] = call.attributes;
  return { action: call.action, resource: call.resource, context };
}
