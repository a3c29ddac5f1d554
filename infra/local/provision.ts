import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { CustomResourceDefinition } from './assembly/custom-resources';
import { writeFileAtomically } from './stand-ins/atomic-file';

interface Made {
  physicalId: string;
  properties: Record<string, unknown>;
}

interface ProviderResponse {
  PhysicalResourceId?: string;
}

export interface ProvisionOptions {
  resources: CustomResourceDefinition[];
  /** A synchronous invocation; rejects when the function fails. */
  call: (functionKey: string, event: unknown) => Promise<unknown>;
  /** The record of what was provisioned; in memory when absent. */
  file?: string;
  account: string;
  region: string;
}

/**
 * Does what a deploy does with custom resources: `Create` for a new one, `Update` for one whose properties
 * changed since the last start, nothing otherwise. Each is recorded as soon as it succeeds, so that an
 * interrupted start can continue.
 * @returns the ids of those that were created or updated
 */
export async function provision(options: ProvisionOptions): Promise<string[]> {
  const { file } = options;
  const made = file ? readMade(file) : {};
  const changed: string[] = [];
  for (const resource of options.resources) {
    const properties = resource.properties();
    const before = made[resource.id];
    if (before && isDeepStrictEqual(before.properties, properties)) continue;
    const event = eventFor(resource, properties, before, options);
    const response = (await options.call(resource.handler.arn, event)) as ProviderResponse | null;
    const physicalId = response?.PhysicalResourceId ?? before?.physicalId ?? event.RequestId;
    if (before && physicalId !== before.physicalId) {
      throw new Error(`${resource.id} changed its physical id: on AWS that would delete what it was before`);
    }
    made[resource.id] = { physicalId, properties };
    if (file) writeFileAtomically(file, JSON.stringify(made, null, 2));
    changed.push(resource.id);
  }
  return changed;
}

function readMade(file: string): Record<string, Made> {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Simulates the deletion of a stack that retains its resources: the next deploy creates them again. */
export function forgetProvisioned(file: string, stackName: string): void {
  const kept = Object.entries(readMade(file)).filter(([id]) => !id.startsWith(`${stackName}.`));
  writeFileAtomically(file, JSON.stringify(Object.fromEntries(kept), null, 2));
}

function eventFor(
  resource: CustomResourceDefinition,
  properties: Record<string, unknown>,
  before: Made | undefined,
  { account, region }: ProvisionOptions,
) {
  const common = {
    RequestId: randomUUID(),
    StackId: `arn:aws:cloudformation:${region}:${account}:stack/${resource.stackName}/local`,
    ResourceType: resource.resourceType,
    LogicalResourceId: resource.logicalId,
    ServiceToken: resource.handler.arn,
    ResponseURL: 'http://localhost/not-used',
    ResourceProperties: { ServiceToken: resource.handler.arn, ...properties },
  };
  if (!before) return { RequestType: 'Create', ...common };
  return {
    RequestType: 'Update',
    ...common,
    PhysicalResourceId: before.physicalId,
    OldResourceProperties: { ServiceToken: resource.handler.arn, ...before.properties },
  };
}
