import { required } from '@galley/shared/required';
import type { Assembly } from './assembly';
import type { FunctionDefinition } from './functions';

export interface CustomResourceDefinition {
  id: string;
  stackName: string;
  logicalId: string;
  resourceType: string;
  /** The function that handles the events: the one behind CDK's provider framework where that is used. */
  handler: FunctionDefinition;
  /** Without the service token, as CloudFormation sends them: every value is a string. */
  properties(): Record<string, unknown>;
}

/** @throws Error when the function behind a service token is not part of the app */
export function readCustomResources(
  assembly: Assembly,
  functions: FunctionDefinition[],
): CustomResourceDefinition[] {
  const byArn = new Map(functions.map((definition) => [definition.arn, definition]));
  return assembly.customResources().map((resource) => {
    const token = String(resource.property('ServiceToken'));
    const receiver = byArn.get(token);
    // CDK's provider framework is a function that invokes the one named in its environment.
    const wrapped = receiver?.environment().USER_ON_EVENT_FUNCTION_ARN;
    const handler = required(
      wrapped ? byArn.get(wrapped) : receiver,
      () => new Error(`${resource.id}: no function of this app answers ${token}`),
    );
    return {
      id: resource.id,
      stackName: resource.stack.name,
      logicalId: resource.logicalId,
      resourceType: resource.type,
      handler,
      properties() {
        const { ServiceToken: _, ServiceTimeout: __, ...properties } = resource.properties;
        return asText(properties) as Record<string, unknown>;
      },
    };
  });
}

/** CloudFormation sends numbers and booleans in a custom resource's properties as strings. */
function asText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asText);
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, asText(entry)]));
  }
  return String(value);
}
