import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallMeter } from './call-log';
import type { Invalidation } from './edge/cloudfront-api';
import type { LambdaLogLine } from './lambda/execution-environment';
import type { Message } from './stand-ins/ses/inbox';
import type { InjectFault, Observe } from './stand-ins/stand-in';

export interface CloudOptions {
  /** Directory of the synthesised app (cdk.out). */
  assembly: string;
  /** Where data is kept over restarts; everything is in memory when absent. */
  data?: string;
  /** 0 or absent: a free port each. */
  ports?: { admin?: number; site?: number; mailbox?: number };
  /** False: no server for admin, sites and mailbox; only `request` reaches them. */
  servers?: boolean;
  /** False: the companies' stacks are not provisioned. */
  provision?: boolean;
  /** False: rules run only by `runSchedules`. */
  schedules?: boolean;
  /** False: the HTTP API takes calls faster than its templates say, of tests that send more than people do. */
  throttles?: boolean;
  /** The folder that the buckets' contents are named from; the repository when absent. */
  contentRoot?: string;
  /** Sees a request to the admin's server first; true when it has answered. */
  interceptAdmin?: InterceptAdmin;
  /** Milliseconds before each further attempt of a failed asynchronous invoke; AWS's minutes when absent. */
  retryDelaysMs?: readonly number[];
  /** Clock of the stand-ins, milliseconds since 1970. The Lambdas read the machine's own. */
  now?: () => number;
  onProgress?: (line: string) => void;
  /** Every line that a Lambda prints, and problems of the runner itself (`functionKey` is then `cloud`). */
  onLog?: (line: LambdaLogLine) => void;
  observe?: Observe;
  fault?: InjectFault;
}

export type InterceptAdmin = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Where a request goes: to the admin with the API, or to a company's site. */
export type Surface = 'admin' | { site: string };

export interface Request {
  /** GET when absent. */
  method?: string;
  /** With the query, as in an address. */
  path: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  /** The viewer's address; 127.0.0.1 when absent. */
  ip?: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The `set-cookie` headers. */
  cookies: string[];
  body: Buffer;
  text(): string;
  /** @throws SyntaxError when the body is no JSON */
  json<T = unknown>(): T;
}

/** What a process needs to call the stand-ins with the AWS SDK, as the deployer, who may do everything. */
export interface CloudAws {
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** By the names of the SDK's environment: `AWS_ENDPOINT_URL_DYNAMODB`. */
  endpoints: Record<string, string>;
  tableName: string;
  userPoolId: string;
  userPoolClientId: string;
  /** By the logical id's beginning: `ImagesBucket…` of the data stack is `Galley-local-Data.ImagesBucket…`. */
  buckets: Record<string, string>;
  /** The environment of a Lambda, by its key; without what the runner adds. */
  environmentOf(functionKey: string): Record<string, string>;
}

export interface Cloud {
  /** Without a slash at the end. */
  readonly adminUrl: string;
  readonly mailboxUrl: string;
  siteUrl(company: string): string;
  /** One request through edge function, header policies, HTTP API and Lambda, without a socket. */
  request(surface: Surface, request: Request): Promise<Answer>;
  /** A synchronous invoke by key (`jobs`, `auth-triggers.define`), name or ARN. @throws FunctionError */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** An asynchronous invoke. */
  invokeLater(name: string, event: unknown): void;
  /** Resolves when no Lambda runs. Further attempts of failed asynchronous invokes are not waited for. */
  settled(): Promise<void>;
  /** What the mailbox got, newest first. */
  messages(): Promise<Message[]>;
  clearMessages(): Promise<void>;
  /** @throws Error after `timeoutMs` (5 s) */
  waitForMessage(matches: (message: Message) => boolean, timeoutMs?: number): Promise<Message>;
  /** `calls.start()` records every call of an AWS service until `stop()`. */
  calls: { start(): CallMeter };
  /** From now on; undefined for none. */
  setFault(fault: InjectFault | undefined): void;
  /** The CDN invalidations so far. */
  invalidations(): Invalidation[];
  /** Runs what every rule of the templates would run. */
  runSchedules(): void;
  /** Deletes items past their time to live, as DynamoDB does at its leisure. @returns how many */
  expire(nowMs?: number): Promise<number>;
  /** Lambdas whose bundle changed read it again. */
  reload(isChanged?: (directory: string) => boolean): void;
  /** Copies built web files into their buckets. @returns how many had changed */
  upload(): number;
  aws: CloudAws;
  /** Leaves no socket, worker or timer. */
  stop(): Promise<void>;
}
