import type { Server } from 'node:http';

/**
 * The common part of all stand-ins for AWS services. The runner of the laptop cloud builds on these types: it
 * authorizes calls (`authorize`), observes them (`observe`) and injects faults (`fault`).
 */

export type AwsService =
  | 'dynamodb'
  | 's3'
  | 'ses'
  | 'cognito-idp'
  | 'lambda'
  | 'cloudfront'
  | 'secretsmanager';

export interface AwsCall {
  service: AwsService;
  /** The IAM action, for example `dynamodb:GetItem`. */
  action: string;
  /** Empty when the request is not signed. */
  accessKeyId: string;
  /** The ARN of the resource that this action accesses. */
  resource: string;
  /** DynamoDB: the values of the partition keys. */
  leadingKeys?: string[];
  /** DynamoDB: the top-level attributes that the call names. */
  attributes?: string[];
  /** Other IAM condition keys, for example `ses:FromAddress`. */
  conditionKeys?: Record<string, string>;
}

/** Throws AccessDenied when the caller's role does not grant the call. */
export type Authorize = (call: AwsCall) => void;

export interface ObservedCall extends AwsCall {
  operation: string;
  input: unknown;
  /** Read plus write capacity units. */
  units: number;
  consistent?: boolean;
  /** Milliseconds since 1970. */
  at: number;
  ms: number;
  /** The error code, when the call failed. */
  error?: string;
}

export type Observe = (call: ObservedCall) => void;

export type FaultKind = 'throttle' | 'conflict' | 'lost-answer' | 'torn-read' | 'unavailable' | 'timeout';

export type InjectFault = (call: AwsCall & { input: unknown }) => FaultKind | undefined;

export interface StandInOptions {
  host?: string;
  /** 0 (the default) takes a free port. */
  port?: number;
  /** A server that is already listening and stays open after `stop`, instead of an own one. */
  server?: Server;
  /** Where data is kept between starts; absent: in memory. */
  directory?: string;
  authorize?: Authorize;
  observe?: Observe;
  fault?: InjectFault;
  /** Milliseconds since 1970. */
  now?: () => number;
  region?: string;
  account?: string;
}

export interface StandIn {
  endpoint: string;
  stop(): Promise<void>;
}

/** Thrown by `authorize`; each stand-in turns it into the service's own AccessDenied error. */
export class AccessDenied extends Error {
  constructor(
    readonly call: AwsCall,
    reason = 'because no identity-based policy allows the action',
  ) {
    super(describeDenial(call, reason));
    this.name = 'AccessDenied';
  }
}

function describeDenial(call: AwsCall, reason: string): string {
  const caller = call.accessKeyId || 'an unsigned caller';
  const keys = call.leadingKeys?.length ? ` with leading key ${call.leadingKeys.join(', ')}` : '';
  return `User: ${caller} is not authorized to perform: ${call.action} on resource: ${call.resource}${keys} ${reason}`;
}

export const defaultRegion = 'eu-west-1';
export const defaultAccount = '000000000000';
