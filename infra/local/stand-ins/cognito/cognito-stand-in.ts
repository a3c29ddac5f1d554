import { mkdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type PlainResponse, readBody } from '../http-server';
import { guard } from '../request-guard';
import {
  fail,
  jsonErrorResponse,
  jsonFailure,
  jsonResponse,
  parseJsonObject,
  ServiceError,
  unsigned,
} from '../service-error';
import { readAccessKeyId } from '../signature';
import { defaultAccount, defaultRegion, type StandIn, type StandInOptions } from '../stand-in';
import { Authentication } from './authentication';
import type { InvokeTrigger } from './challenge-triggers';
import { invalidParameter, resourceNotFound } from './cognito-error';
import type { DomainSettings, ProviderSettings } from './hosted/hosted-settings';
import { HostedSignIn } from './hosted/hosted-sign-in';
import { jsonWebKeySet } from './tokens';
import { type UserInput, userOperations } from './user-operations';
import { type ClientSettings, type PoolSettings, UserPool } from './user-pool';

export interface CognitoOptions extends StandInOptions {
  /** Runs a trigger's Lambda; rethrows the function's error. */
  invokeTrigger?: InvokeTrigger;
}

export interface CognitoStandIn extends StandIn {
  /** Pools and clients come from the templates at every start; a pool's users are stored in the directory. */
  createPool(settings: PoolSettings): void;
  createClient(settings: ClientSettings): void;
  /** The domain of a pool's sign-in pages, for clients that are `hosted`. */
  createDomain(settings: DomainSettings): void;
  createProvider(settings: ProviderSettings): void;
  /** The `iss` of a pool's tokens; its keys are at `<issuer>/.well-known/jwks.json`. */
  issuer(poolId: string): string;
}

const contentType = 'application/x-amz-json-1.1';

/** Starts the local Cognito: user pools with the administrators' operations and the custom challenge. */
export async function startCognito(options: CognitoOptions = {}): Promise<CognitoStandIn> {
  if (options.directory) mkdirSync(options.directory, { recursive: true });
  const service = new CognitoService(options);
  const server = await listen(options, (request, response) => service.respond(request, response));
  service.endpoint = server.endpoint;
  return {
    ...server,
    createPool: (settings) => service.createPool(settings),
    createClient: (settings) => service.createClient(settings),
    createDomain: (settings) => service.hosted.createDomain(settings),
    createProvider: (settings) => service.hosted.createProvider(settings),
    issuer: (poolId) => service.issuerOf(poolId),
  };
}

class CognitoService {
  endpoint = '';
  private readonly pools = new Map<string, UserPool>();
  private readonly clients = new Map<string, ClientSettings>();
  private readonly authentication: Authentication;
  readonly hosted: HostedSignIn;
  private readonly now: () => number;

  constructor(private readonly options: CognitoOptions) {
    this.now = options.now ?? Date.now;
    this.authentication = new Authentication({
      region: options.region ?? defaultRegion,
      invokeTrigger: options.invokeTrigger,
      now: this.now,
      issuerOf: (pool) => this.issuerOf(pool.settings.id),
    });
    this.hosted = new HostedSignIn({
      endpoint: () => this.endpoint,
      issuerOf: (pool) => this.issuerOf(pool.settings.id),
      poolOf: (id) => this.poolOf(id),
      clientOf: (id) => this.clients.get(id),
      requireCurrentPassword: (...input) => this.authentication.requireCurrentPassword(...input),
      now: this.now,
    });
  }

  createPool(settings: PoolSettings): void {
    if (!/^[\w-]+$/.test(settings.id)) throw new Error(`"${settings.id}" is no id of a user pool`);
    this.pools.set(settings.id, new UserPool(settings, this.options.directory));
  }

  createClient(settings: ClientSettings): void {
    const minutes = settings.authSessionValidityMinutes ?? 3;
    if (!this.pools.has(settings.poolId)) throw new Error(`There is no user pool ${settings.poolId}`);
    if (!(minutes >= 3 && minutes <= 15)) throw new Error('AuthSessionValidity must be 3 to 15 minutes');
    this.clients.set(settings.id, settings);
  }

  issuerOf(poolId: string): string {
    return `${this.endpoint}/${poolId}`;
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<PlainResponse | undefined> {
    const keysOf = /^\/([\w-]+)\/\.well-known\/jwks\.json$/.exec(request.url ?? '')?.[1];
    try {
      const hosted = await this.hosted.respond(request);
      if (hosted) return hosted;
      if (request.method === 'GET' && keysOf) return jsonResponse(await jsonWebKeySet(this.poolOf(keysOf)));
      return await this.respondToCall(request, response);
    } catch (error) {
      return jsonErrorResponse(error, contentType);
    }
  }

  private async respondToCall(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<PlainResponse | undefined> {
    const input = parseJsonObject(await readBody(request));
    const accessKeyId = readAccessKeyId(request.headers, unsigned);
    const target = String(request.headers['x-amz-target'] ?? '');
    const operation = target.replace(/^AWSCognitoIdentityProviderService\./, '');
    const { region = defaultRegion, account = defaultAccount } = this.options;
    const call = {
      service: 'cognito-idp' as const,
      action: `cognito-idp:${operation}`,
      accessKeyId,
      resource: `arn:aws:cognito-idp:${region}:${account}:userpool/${input.UserPoolId}`,
    };
    return guard(
      this.options,
      { call, operation, input: withoutSecrets(input), failure: jsonFailure },
      response,
      async () => jsonResponse(await this.run(operation, input), contentType),
    );
  }

  private async run(operation: string, input: UserInput): Promise<object> {
    const pool = this.poolOf(input.UserPoolId);
    const userOperation = userOperations[operation];
    if (userOperation) return userOperation(pool, input, this.now());
    switch (operation) {
      case 'AdminInitiateAuth':
        return this.authentication.initiate({ pool, client: this.clientOf(pool, input) }, input);
      case 'AdminRespondToAuthChallenge':
        return this.authentication.respond({ pool, client: this.clientOf(pool, input) }, input);
      case 'DescribeUserPoolClient':
        return { UserPoolClient: describeClient(this.clientOf(pool, input)) };
      default:
        throw new ServiceError('UnknownOperationException', `The local Cognito does not know ${operation}`);
    }
  }

  private poolOf(id: unknown): UserPool {
    if (typeof id !== 'string') throw invalidParameter('Missing required parameter UserPoolId');
    return this.pools.get(id) ?? fail(resourceNotFound(`User pool ${id} does not exist.`));
  }

  private clientOf(pool: UserPool, { ClientId }: UserInput): ClientSettings {
    const client = this.clients.get(String(ClientId));
    if (client?.poolId === pool.settings.id) return client;
    throw resourceNotFound(`User pool client ${ClientId} does not exist.`);
  }
}

function describeClient(client: ClientSettings) {
  return {
    UserPoolId: client.poolId,
    ClientId: client.id,
    ClientName: client.name ?? client.id,
    ...(client.secret && { ClientSecret: client.secret }),
    ExplicitAuthFlows: client.explicitAuthFlows,
    AuthSessionValidity: client.authSessionValidityMinutes ?? 3,
    PreventUserExistenceErrors: client.preventUserExistenceErrors ?? 'LEGACY',
  };
}

const secretNames = ['Password', 'TemporaryPassword', 'Session', 'AuthParameters', 'ChallengeResponses'];

/** Observed input may be logged, so passwords, codes and sessions are removed. */
function withoutSecrets(input: UserInput): UserInput {
  return Object.fromEntries(Object.entries(input).filter(([name]) => !secretNames.includes(name)));
}
