import { Assembly } from './assembly/assembly';
import { type CustomResourceDefinition, readCustomResources } from './assembly/custom-resources';
import { type BucketDefinition, readBuckets, readSecrets } from './assembly/data-resources';
import { type DistributionDefinition, readDistributions } from './assembly/distributions';
import {
  type EventRuleDefinition,
  readEventRules,
  readSchedules,
  type ScheduleDefinition,
} from './assembly/event-rules';
import { readFunctionUrls } from './assembly/function-urls';
import { type FunctionDefinition, readFunctions } from './assembly/functions';
import { type HttpApiDefinition, readHttpApis } from './assembly/http-apis';
import type { SecretStore } from './data/secrets';
import type { FunctionUrlDefinition } from './http/function-url';
import { createAuthorizer } from './iam/authorizer';
import { type MayInvoke, readInvokePermissions } from './iam/invoke-permissions';
import { type Authorize, defaultAccount, defaultRegion } from './stand-ins/stand-in';

/** Everything that the templates declare about the app, read and checked before anything is started. */
export interface AppDefinition {
  assembly: Assembly;
  region: string;
  functions: FunctionDefinition[];
  apis: HttpApiDefinition[];
  functionUrls: FunctionUrlDefinition[];
  distributions: DistributionDefinition[];
  buckets: BucketDefinition[];
  schedules: ScheduleDefinition[];
  eventRules: EventRuleDefinition[];
  /**
   * Read later than the rest: a custom resource's properties may refer to values that only a stand-in knows.
   */
  customResources(): CustomResourceDefinition[];
  authorize: Authorize;
  mayInvoke: MayInvoke;
}

/** @throws Error naming everything that the laptop cloud does not support */
export function readApp(directory: string, secrets: SecretStore): AppDefinition {
  const assembly = new Assembly(directory, {
    region: defaultRegion,
    account: defaultAccount,
    readSecret: (reference) => secrets.resolve(reference),
  });
  secrets.define(readSecrets(assembly));
  const functions = readFunctions(assembly);
  const [table] = assembly.resources('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable');
  return {
    assembly,
    region: table?.stack.region ?? defaultRegion,
    functions,
    apis: readHttpApis(assembly),
    functionUrls: readFunctionUrls(assembly),
    distributions: readDistributions(assembly),
    buckets: readBuckets(assembly),
    schedules: readSchedules(assembly),
    eventRules: readEventRules(assembly),
    customResources: () => readCustomResources(assembly, functions),
    authorize: createAuthorizer(assembly),
    mayInvoke: readInvokePermissions(assembly),
  };
}
