import { availableParallelism, devNull } from 'node:os';
import { required } from '@galley/shared/required';
import type { FunctionDefinition } from '../assembly/functions';
import { ServiceError } from '../stand-ins/service-error';
import type { FunctionErrorBody, LambdaLogLine, Outcome } from './execution-environment';
import { LambdaFunction } from './lambda-function';
import { lambdaLimits } from './lambda-limits';

export interface LambdaRuntimeOptions {
  functions: FunctionDefinition[];
  region: string;
  /** Added to every function's own environment: the endpoints of the stand-ins. */
  endpoints: () => Record<string, string>;
  /** The secret of every access key on this machine. */
  secretAccessKey: string;
  /** Values that the template only knows for AWS, such as the public origins; they take precedence. */
  replaced?: () => Record<string, string>;
  maxEnvironments?: number;
  /** How long an event waits for a busy environment before another one is started; 0 by default, as on AWS. */
  patienceMs?: number;
  /** Milliseconds before each retry of a failed asynchronous invocation. */
  retryDelaysMs?: readonly number[];
  onLog?: (line: LambdaLogLine) => void;
}

/** Thrown where a function's failure is also an error of the caller. */
export class FunctionError extends Error {
  constructor(
    readonly functionKey: string,
    readonly body: FunctionErrorBody,
  ) {
    super(`${functionKey} failed: ${body.errorType}: ${body.errorMessage}`);
    this.name = 'FunctionError';
  }
}

/** Thrown for requests that Lambda refuses without running the function. */
export class InvokeRefused extends ServiceError {}

/** AWS waits one minute, then two, before it retries a failed asynchronous invocation. */
const awsRetryDelaysMs = [60_000, 120_000];

/**
 * A function with more memory than comes with a core on AWS (1,769 MB) computes for seconds: more environments than
 * cores would slow each other down, until one exceeds its time.
 */
const environmentsFor = ({ memoryMb }: FunctionDefinition) =>
  memoryMb > 1_769 ? Math.min(4, availableParallelism()) : 4;

/** All Lambda functions of the app. */
export class LambdaRuntime {
  private readonly functions: LambdaFunction[];
  private readonly retries = new Set<NodeJS.Timeout>();
  private readonly running = new Set<Promise<unknown>>();
  private isStopped = false;

  constructor(private readonly options: LambdaRuntimeOptions) {
    this.functions = options.functions.map(
      (definition) =>
        new LambdaFunction(definition, {
          environment: () => this.environmentOf(definition),
          maxEnvironments: options.maxEnvironments ?? environmentsFor(definition),
          patienceMs: options.patienceMs ?? 0,
          onLog: options.onLog ?? (() => undefined),
        }),
    );
  }

  /**
   * @param name key, name or ARN of the function
   * @throws InvokeRefused when there is none
   */
  find(name: string): LambdaFunction {
    return required(
      this.functions.find(
        ({ definition }) =>
          definition.arn === name || definition.functionName === name || definition.key === name,
      ),
      () => new InvokeRefused('ResourceNotFoundException', `Function not found: ${name}`, 404),
    );
  }

  /**
   * A synchronous invocation.
   * @throws InvokeRefused
   */
  async invoke(name: string, payload: string): Promise<Outcome> {
    const lambda = this.find(name);
    refuseAbove(lambdaLimits.synchronousPayload, payload);
    return this.track(lambda.invoke(payload));
  }

  /**
   * Like `invoke`, with values instead of JSON.
   * @throws FunctionError
   */
  async call(name: string, event: unknown): Promise<unknown> {
    const outcome = await this.invoke(name, JSON.stringify(event));
    if (outcome.error) throw new FunctionError(this.find(name).definition.key, outcome.error);
    return JSON.parse(outcome.payload);
  }

  /**
   * An asynchronous invocation: returns at once, and retries as often as the template says.
   * @throws InvokeRefused
   */
  invokeLater(name: string, payload: string): void {
    const lambda = this.find(name);
    refuseAbove(lambdaLimits.asynchronousPayload, payload);
    void this.attempt(lambda, payload, 0, Date.now());
  }

  /** Resolves when nothing is running. Pending retries are not waited for. */
  async settled(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  /**
   * Makes every function whose bundle changed load it again.
   * @param isChanged gets the folder of the bundle
   */
  reload(isChanged: (directory: string) => boolean = () => true): void {
    for (const lambda of this.functions) if (isChanged(lambda.definition.directory)) lambda.reload();
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.retries) clearTimeout(timer);
    await Promise.all(this.functions.map((lambda) => lambda.stop()));
  }

  private async attempt(
    lambda: LambdaFunction,
    payload: string,
    attempt: number,
    since: number,
  ): Promise<void> {
    const outcome = await this.track(lambda.invoke(payload));
    const { asyncRetries, asyncMaxAgeMs, key } = lambda.definition;
    if (!outcome.error || this.isStopped) return;
    const delays = this.options.retryDelaysMs ?? awsRetryDelaysMs;
    const delay = delays[Math.min(attempt, delays.length - 1)] ?? 0;
    const isGivenUp = attempt >= asyncRetries || Date.now() + delay - since > asyncMaxAgeMs;
    this.options.onLog?.({
      functionKey: key,
      line: `asynchronous invoke failed (${outcome.error.errorType}: ${outcome.error.errorMessage}), ${isGivenUp ? 'given up' : `again in ${delay / 1000} s`}`,
    });
    if (isGivenUp) return;
    const timer = setTimeout(() => {
      this.retries.delete(timer);
      void this.attempt(lambda, payload, attempt + 1, since);
    }, delay);
    this.retries.add(timer);
  }

  private track<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    return work.finally(() => this.running.delete(work));
  }

  private environmentOf(definition: FunctionDefinition): Record<string, string> {
    const own = definition.environment();
    const replaced = Object.entries(this.options.replaced?.() ?? {}).filter(([name]) => name in own);
    return {
      // The variables that Lambda sets for every function.
      AWS_LAMBDA_FUNCTION_NAME: definition.functionName,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(definition.memoryMb),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      AWS_LAMBDA_LOG_GROUP_NAME: `/aws/lambda/${definition.functionName}`,
      AWS_LAMBDA_LOG_STREAM_NAME: 'local',
      AWS_REGION: this.options.region,
      AWS_DEFAULT_REGION: this.options.region,
      LAMBDA_TASK_ROOT: definition.directory,
      TZ: ':UTC',
      // The role's name identifies the caller, so that the stand-ins can evaluate the role's policies.
      AWS_ACCESS_KEY_ID: definition.roleName,
      AWS_SECRET_ACCESS_KEY: this.options.secretAccessKey,
      // The developer's own profile must not be used.
      AWS_CONFIG_FILE: devNull,
      AWS_SHARED_CREDENTIALS_FILE: devNull,
      AWS_EC2_METADATA_DISABLED: 'true',
      // The versions are pinned, and the laptop's Node is not Lambda's.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      ...this.options.endpoints(),
      ...own,
      ...Object.fromEntries(replaced),
    };
  }
}

function refuseAbove(limit: number, payload: string): void {
  const bytes = Buffer.byteLength(payload);
  if (bytes <= limit) return;
  throw new InvokeRefused(
    'RequestTooLargeException',
    `Request must be smaller than ${limit} bytes for the InvokeFunction operation`,
    413,
  );
}
