import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallMeter } from './call-log';
import type { Invalidation } from './edge/cloudfront-api';
import type { LambdaLogLine } from './lambda/execution-environment';
import type { Message } from './stand-ins/ses/inbox';
import type { InjectFault, Observe } from './stand-ins/stand-in';

export interface CloudOptions {
  /** The directory of the synthesised app (cdk.out). */
  assembly: string;
  /** Where data is kept between starts; absent: in memory. */
  data?: string;
  /** 0 or absent: any free port. */
  ports?: { admin?: number; site?: number; mailbox?: number };
  /** False: no servers for admin, sites and mailbox; only `request` reaches them. */
  servers?: boolean;
  /** False: the companies' stacks are not provisioned. */
  provision?: boolean;
  /** False: rules run only by `runSchedules`. */
  schedules?: boolean;
  /** False: the HTTP API ignores the templates' throttles, for tests that send more calls than users do. */
  throttles?: boolean;
  /** The folder that the paths of buckets' contents are relative to; by default the repository. */
  contentRoot?: string;
  /** Gets each request to the admin's server first; returns true when it has responded. */
  interceptAdmin?: InterceptAdmin;
  /** Milliseconds before each retry of a failed asynchronous invocation; by default AWS's minutes. */
  retryDelaysMs?: readonly number[];
  /** How long an event waits for a busy Lambda before another environment is started; 0 by default, as on AWS. */
  patienceMs?: number;
  /** The clock of the stand-ins in milliseconds since 1970. The Lambdas use the machine's own. */
  now?: () => number;
  onProgress?: (line: string) => void;
  /** Every line that a Lambda prints, and problems of the runner itself (with `functionKey` `cloud`). */
  onLog?: (line: LambdaLogLine) => void;
  observe?: Observe;
  fault?: InjectFault;
}

export type InterceptAdmin = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** The target of a request: the admin with the API, or a company's site. */
export type Surface = 'admin' | { site: string };

export interface Request {
  /** GET by default. */
  method?: string;
  /** With the query string. */
  path: string;
  headers?: Record<string, string | undefined>;
  body?: string | Buffer;
  /** The viewer's IP address; 127.0.0.1 by default. */
  ip?: string;
}

export interface CloudResponse {
  status: number;
  headers: Headers;
  /** The `set-cookie` headers. */
  cookies: string[];
  body: Buffer;
  text(): string;
  /** @throws SyntaxError when the body is not JSON */
  json<T = unknown>(): T;
}

/** What a process needs to call the stand-ins with the AWS SDK, as the deployer, who has all rights. */
export interface CloudAws {
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  /** By the names of the SDK's environment variables: `AWS_ENDPOINT_URL_DYNAMODB`. */
  endpoints: Record<string, string>;
  tableName: string;
  userPoolId: string;
  userPoolClientId: string;
  /**
   * By the beginning of the logical id: `ImagesBucket…` of the data stack is
   * `Galley-local-Data.ImagesBucket…`.
   */
  buckets: Record<string, string>;
  /** The environment of a Lambda by its key, without the runner's own additions. */
  environmentOf(functionKey: string): Record<string, string>;
}

export interface Cloud {
  /** Without a trailing slash. */
  readonly adminUrl: string;
  readonly mailboxUrl: string;
  siteUrl(company: string): string;
  /** One request through edge function, header policies, HTTP API and Lambda, without a socket. */
  request(surface: Surface, request: Request): Promise<CloudResponse>;
  /**
   * A synchronous invocation by key (`jobs`, `auth-triggers.define`), name or ARN.
   * @throws FunctionError
   */
  invoke(name: string, event: unknown): Promise<unknown>;
  /** An asynchronous invocation. */
  invokeLater(name: string, event: unknown): void;
  /**
   * Resolves when no Lambda is running. Pending retries of failed asynchronous invocations are not waited
   * for.
   */
  settled(): Promise<void>;
  /** The last received mails, newest first. */
  messages(): Promise<Message[]>;
  clearMessages(): Promise<void>;
  /** @throws Error after `timeoutMs` (5 s) */
  waitForMessage(matches: (message: Message) => boolean, timeoutMs?: number): Promise<Message>;
  /** `calls.start()` records every call of an AWS service until `stop()`. */
  calls: { start(): CallMeter };
  /** Injects a fault from now on; undefined for none. */
  setFault(fault: InjectFault | undefined): void;
  /** The last CDN invalidations. */
  invalidations(): Invalidation[];
  /** Runs all rules of the templates. */
  runSchedules(): void;
  /**
   * Deletes items past their time to live, as DynamoDB does eventually.
   * @returns how many
   */
  expire(nowMs?: number): Promise<number>;
  /** Makes Lambdas whose bundle changed load it again. */
  reload(isChanged?: (directory: string) => boolean): void;
  /**
   * Gives a secret a new value, which the Lambdas and the distributions use from the next request on, as after
   * a deploy.
   */
  renewSecret(name: string): void;
  /**
   * Copies built web files into their buckets.
   * @returns how many had changed
   */
  upload(): number;
  aws: CloudAws;
  /** Closes all sockets, workers and timers. */
  stop(): Promise<void>;
}
