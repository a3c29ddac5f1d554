import { existsSync } from 'node:fs';
import path from 'node:path';
import { required } from '@galley/shared/required';
import type { Assembly, AssemblyResource } from './assembly';

export interface FunctionDefinition {
  /** `Stack.LogicalId`. */
  id: string;
  /**
   * The bundle's folder, with the export's name if that is not `handler`: `pages`, `auth-triggers.define`.
   */
  key: string;
  functionName: string;
  arn: string;
  roleName: string;
  /** The folder of the bundle. */
  directory: string;
  entry: string;
  exportName: string;
  timeoutMs: number;
  memoryMb: number;
  /** The maximum concurrency; undefined for the runner's own limit. */
  reservedConcurrency?: number;
  /** How often a failed asynchronous invocation is retried. */
  asyncRetries: number;
  /** Milliseconds after which a waiting asynchronous invocation is dropped. */
  asyncMaxAgeMs: number;
  /** Resolved on first use, when all stand-ins have set their values. */
  environment(): Record<string, string>;
}

interface FunctionProperties {
  Handler: string;
  Role: string;
  Code: { S3Key?: string; ZipFile?: string };
  Environment?: { Variables?: Record<string, unknown> };
  Timeout?: number;
  MemorySize?: number;
  ReservedConcurrentExecutions?: number;
}

/** Lambda's own defaults. */
const defaults = { timeoutSeconds: 3, memoryMb: 128, asyncRetries: 2, asyncMaxAgeSeconds: 6 * 60 * 60 };

/** @throws Error for inline code, or a bundle that was not built */
export function readFunctions(assembly: Assembly): FunctionDefinition[] {
  const invokeConfigs = new Map(
    assembly
      .resources<{ FunctionName: string; MaximumRetryAttempts?: number; MaximumEventAgeInSeconds?: number }>(
        'AWS::Lambda::EventInvokeConfig',
      )
      .map(({ properties }) => [properties.FunctionName, properties]),
  );
  return assembly.resources<FunctionProperties>('AWS::Lambda::Function').map((resource) => {
    const functionName = resource.name;
    const invokeConfig = invokeConfigs.get(functionName);
    const reservedConcurrency = resource.property('ReservedConcurrentExecutions');
    return {
      id: resource.id,
      ...code(resource),
      functionName,
      arn: resource.attribute('Arn'),
      roleName: roleNameOf(String(resource.property('Role'))),
      timeoutMs: (resource.property('Timeout') ?? defaults.timeoutSeconds) * 1000,
      memoryMb: resource.property('MemorySize') ?? defaults.memoryMb,
      ...(reservedConcurrency !== undefined && { reservedConcurrency }),
      asyncRetries: invokeConfig?.MaximumRetryAttempts ?? defaults.asyncRetries,
      asyncMaxAgeMs: (invokeConfig?.MaximumEventAgeInSeconds ?? defaults.asyncMaxAgeSeconds) * 1000,
      environment: () => stringValues(resource.property('Environment')?.Variables ?? {}),
    };
  });
}

function code(resource: AssemblyResource<FunctionProperties>) {
  const handler = String(resource.property('Handler'));
  const dot = handler.lastIndexOf('.');
  const [file, exportName] = [handler.slice(0, dot), handler.slice(dot + 1)];
  const objectKey = resource.property('Code')?.S3Key;
  const directory = required(
    objectKey && resource.stack.assets.get(objectKey),
    () => new Error(`Function ${resource.id} has no bundle among the assets`),
  );
  const entry = required(
    ['.mjs', '.js', '.cjs'].map((end) => path.join(directory, file + end)).find(existsSync),
    () => new Error(`Function ${resource.id}: ${directory} has no ${file}.mjs; build the bundles first`),
  );
  const folder = path.basename(directory);
  const bundle = folder.startsWith('asset.') ? resource.logicalId : folder;
  return { key: exportName === 'handler' ? bundle : `${bundle}.${exportName}`, directory, entry, exportName };
}

/** `arn:aws:iam::123456789012:role/path/name` -> `name` */
export const roleNameOf = (roleArn: string) => roleArn.split('/').pop() ?? roleArn;

function stringValues(variables: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, String(value)]));
}
