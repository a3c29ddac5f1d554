import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, listen, readBody } from './http-server';
import { JsonError, jsonAnswer, jsonErrorAnswer, jsonFailure, parseJsonObject } from './json-error';
import { guard } from './request-guard';
import { readAccessKeyId } from './signature';
import { defaultAccount, defaultRegion, type StandIn, type StandInOptions } from './stand-in';

export interface SecretsApiOptions extends StandInOptions {
  /** Values by name or by full ARN. The map is read at every call, so it may change. */
  secrets: ReadonlyMap<string, string>;
}

const contentType = 'application/x-amz-json-1.1';

/** Starts the local Secrets Manager: GetSecretValue of the current version. */
export function startSecretsApi(options: SecretsApiOptions): Promise<StandIn> {
  return listen(options, async (request, response) => {
    try {
      return await answer(options, request, response);
    } catch (error) {
      return jsonErrorAnswer(error, contentType);
    }
  });
}

async function answer(
  options: SecretsApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const input = parseJsonObject(await readBody(request));
  const accessKeyId = readAccessKeyId(request.headers);
  if (!accessKeyId)
    throw new JsonError('MissingAuthenticationTokenException', 'The request is not signed', 403);
  const operation = String(request.headers['x-amz-target'] ?? '').replace(/^secretsmanager\./, '');
  if (operation !== 'GetSecretValue') {
    throw new JsonError('UnknownOperationException', `The local Secrets Manager does not know ${operation}`);
  }
  const { SecretId, VersionId, VersionStage = 'AWSCURRENT' } = input;
  if (typeof SecretId !== 'string' || !SecretId) {
    throw new JsonError('InvalidParameterException', 'SecretId is required');
  }
  const found = findSecret(options.secrets, SecretId);
  const arn = arnOf(found?.key ?? SecretId, options);
  const call = {
    service: 'secretsmanager' as const,
    action: 'secretsmanager:GetSecretValue',
    accessKeyId,
    resource: arn,
  };
  return guard(options, { call, operation, input, failure: jsonFailure }, response, () => {
    if (!found || VersionId !== undefined || VersionStage !== 'AWSCURRENT') {
      throw new JsonError(
        'ResourceNotFoundException',
        "Secrets Manager can't find the specified secret value for staging label: AWSCURRENT",
      );
    }
    return jsonAnswer(
      { ARN: arn, Name: nameIn(arn), SecretString: found.value, VersionStages: ['AWSCURRENT'] },
      contentType,
    );
  });
}

/** By what it is kept under; else by its name, which an ARN carries before six characters of AWS's. */
function findSecret(
  secrets: ReadonlyMap<string, string>,
  id: string,
): { key: string; value: string } | undefined {
  const exact = secrets.get(id);
  if (exact !== undefined) return { key: id, value: exact };
  for (const [key, value] of secrets) if (nameIn(key) === nameIn(id)) return { key, value };
  return undefined;
}

function nameIn(id: string): string {
  const inArn = /^arn:[^:]+:secretsmanager:[^:]*:[^:]*:secret:(.+)$/.exec(id)?.[1];
  return inArn?.replace(/-[A-Za-z0-9]{6}$/, '') ?? id;
}

function arnOf(id: string, { region = defaultRegion, account = defaultAccount }: SecretsApiOptions): string {
  return id.startsWith('arn:') ? id : `arn:aws:secretsmanager:${region}:${account}:secret:${id}-local0`;
}
