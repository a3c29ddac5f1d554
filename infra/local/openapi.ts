import { type CallDeclaration, type Method, needsCsrfHeader } from '@galley/shared/contract/call';
import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import { type Audience, isAllowed, type Permission, roles } from '@galley/shared/permissions';
import * as z from 'zod';

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters: { name: string; in: 'query' | 'header'; required: boolean; schema: JsonSchema }[];
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Partial<Record<Lowercase<Method>, OpenApiOperation>>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, JsonSchema> };
}

type JsonSchema = Record<string, unknown>;

const audiences: Record<Exclude<Audience, Permission>, string> = {
  public: 'Anyone.',
  anonymous: 'Anyone; the first steps of signing in.',
  attempt: 'Whoever began to sign in (attempt cookie).',
  staff: 'Everyone who is signed in.',
};

/** Who may make a call, in words; for a permission, the roles that have it. */
function whoMayCall(audience: Audience): string {
  if (audience in audiences) return audiences[audience as keyof typeof audiences];
  const who = (isVendor: boolean) => roles.filter((role) => isAllowed(audience, { role, isVendor }));
  if (who(false).length === roles.length) return audiences.staff;
  const names = new Intl.ListFormat('en').format(who(true).map((role) => `${role}s`));
  return who(false).length > 0 ? `${names}.` : `${names} of the vendor.`;
}

/**
 * Describes all calls of the contract as OpenAPI 3.1, for people and tools.
 * @param serverUrl of the admin
 */
export function createOpenApi(serverUrl: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const name of callNames) {
    const declaration = declarationOf(name);
    for (const method of declaration.methods) {
      const operation = operationOf(name, declaration, method);
      const key = method.toLowerCase() as Lowercase<Method>;
      paths[declaration.path] = { ...paths[declaration.path], [key]: operation };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Galley',
      version: '1',
      description:
        'Paths are not case-sensitive. Calls that change something need the header x-galley-csrf: 1. ' +
        'Generated from shared/contract.',
    },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'AuthCookie' },
        attempt: { type: 'apiKey', in: 'cookie', name: 'SignInAttempt' },
      },
      schemas: { Refusal: errorBodySchema },
    },
  };
}

function operationOf(name: CallName, declaration: CallDeclaration, method: Method): OpenApiOperation {
  const { area, audience, methods, open, output, multipart, status = 200 } = declaration;
  const input = schemaOf(declaration.input, 'input');
  const isQuery = method === 'GET' || method === 'DELETE';
  const type = multipart === true ? 'multipart/form-data' : 'application/json';
  return {
    operationId: methods.length > 1 ? `${name}By${method}` : name,
    tags: [area],
    summary: name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`),
    description: [whoMayCall(audience), open && `Not there yet: answers 501 until issue ${open}.`]
      .filter(Boolean)
      .join(' '),
    security: securityOf(audience),
    parameters: [...(isQuery ? queryParameters(input) : []), ...(needsCsrfHeader(declaration) ? [csrf] : [])],
    ...(!isQuery && { requestBody: { required: true, content: { [type]: { schema: input } } } }),
    responses: {
      [status]: success(status, output),
      default: { description: 'A refusal.', content: { 'application/json': { schema: errorBodyReference } } },
    },
  };
}

const csrf = { name: 'x-galley-csrf', in: 'header' as const, required: true, schema: { const: '1' } };
const errorBodyReference = { $ref: '#/components/schemas/Refusal' };
const errorBodySchema: JsonSchema = {
  type: 'object',
  required: ['message', 'requestId'],
  properties: {
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
    revision: { type: 'number', description: 'Of what is stored, after a stale save (409).' },
    current: { description: 'What is stored, after a stale save (409).' },
  },
};

function securityOf(audience: CallDeclaration['audience']): Record<string, string[]>[] {
  if (audience === 'public' || audience === 'anonymous') return [];
  return [{ [audience === 'attempt' ? 'attempt' : 'session']: [] }];
}

function success(status: number, output: z.ZodType) {
  if (status === 204) return { description: 'Done; no content.' };
  return { description: 'Done.', content: { 'application/json': { schema: schemaOf(output, 'output') } } };
}

function queryParameters(input: JsonSchema): OpenApiOperation['parameters'] {
  const required = (input.required ?? []) as string[];
  return Object.entries((input.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** Features of a schema beyond JSON Schema (transforms, dates) appear as the wider type. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}
