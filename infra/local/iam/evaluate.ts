import type { AwsCall } from '../stand-ins/stand-in';
import { holds, matchesWildcard, type RequestContext } from './conditions';
import type { Statement } from './policy-document';

/** The input of a policy decision: an action on a resource, and the context of the call. */
export interface AccessRequest {
  action: string;
  resource: string;
  context: RequestContext;
}

/** IAM's decision: at least one statement allows it and none denies it. */
export function isAllowed(statements: Statement[], request: AccessRequest): boolean {
  const matching = statements.filter((statement) => matches(statement, request));
  return (
    matching.some((statement) => statement.effect === 'Allow') &&
    !matching.some((statement) => statement.effect === 'Deny')
  );
}

function matches(statement: Statement, { action, resource, context }: AccessRequest): boolean {
  return (
    // Actions are case-insensitive, resources are not.
    statement.actions.some((pattern) => matchesWildcard(pattern.toLowerCase(), action.toLowerCase())) &&
    statement.resources.some((pattern) => matchesWildcard(pattern, resource)) &&
    holds(statement.conditions, context)
  );
}

/** Converts a stand-in's call into the input of a policy decision. */
export function accessRequestOf(call: AwsCall): AccessRequest {
  return {
    action: call.action,
    resource: call.resource,
    context: {
      'aws:securetransport': ['true'],
      ...Object.fromEntries(
        Object.entries(call.conditionKeys ?? {}).map(([key, value]) => [key.toLowerCase(), [value]]),
      ),
      ...(call.leadingKeys?.length && { 'dynamodb:leadingkeys': call.leadingKeys }),
      ...(call.attributes?.length && { 'dynamodb:attributes': call.attributes }),
    },
  };
}
