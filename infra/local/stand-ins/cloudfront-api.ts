import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, listen, readBody } from './http-server';
import { guard } from './request-guard';
import { readAccessKeyId } from './signature';
import { AccessDenied, defaultAccount, type StandIn, type StandInOptions } from './stand-in';
import { escapeXml, textsOf } from './xml';

export interface Invalidation {
  id: string;
  /** `distribution` or, for a tenant of a multi-tenant distribution, `distribution-tenant`. */
  kind: 'distribution' | 'distribution-tenant';
  /** Of the distribution or the tenant. */
  targetId: string;
  paths: string[];
  callerReference: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface CloudFrontApiOptions extends StandInOptions {
  /** Whether there is such a distribution or tenant; by default every id is good. */
  exists?: (kind: Invalidation['kind'], id: string) => boolean;
  /** Told of every new invalidation. */
  onInvalidation?: (invalidation: Invalidation) => void;
}

export interface CloudFrontApi extends StandIn {
  /** Oldest first. */
  invalidations(): Invalidation[];
}

const maxPaths = 3000;

class CloudFrontError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = code;
  }
}

/** Starts the local CloudFront API: records invalidations, of distributions and of tenants. */
export async function startCloudFrontApi(options: CloudFrontApiOptions = {}): Promise<CloudFrontApi> {
  const recorded: Invalidation[] = [];
  const server = await listen(options, async (request, response) => {
    try {
      return await answer(recorded, options, request, response);
    } catch (error) {
      return errorAnswer(error);
    }
  });
  return { ...server, invalidations: () => structuredClone(recorded) };
}

const operations = {
  distribution: 'CreateInvalidation',
  'distribution-tenant': 'CreateInvalidationForDistributionTenant',
};

async function answer(
  recorded: Invalidation[],
  options: CloudFrontApiOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<Answer | undefined> {
  const body = await readBody(request);
  const accessKeyId = readAccessKeyId(request.headers);
  if (!accessKeyId) throw new CloudFrontError(403, 'MissingAuthenticationToken', 'The request is not signed');
  const path = request.url?.split('?')[0] ?? '';
  const match = /^\/2020-05-31\/(distribution|distribution-tenant)\/([^/]+)\/invalidation$/.exec(path);
  if (request.method !== 'POST' || !match) {
    throw new CloudFrontError(
      404,
      'UnknownOperation',
      `The local CloudFront does not know ${request.method} ${path}`,
    );
  }
  const kind = match[1] as Invalidation['kind'];
  const targetId = decodeURIComponent(match[2] ?? '');
  const batch = readBatch(body.toString());
  const call = {
    service: 'cloudfront' as const,
    action: `cloudfront:${operations[kind]}`,
    accessKeyId,
    resource: `arn:aws:cloudfront::${options.account ?? defaultAccount}:${kind}/${targetId}`,
  };
  const input = { Id: targetId, Paths: batch.paths, CallerReference: batch.callerReference };
  const guarded = { call, operation: operations[kind], input, failure: failureOf };
  return guard(options, guarded, response, () => {
    if (options.exists && !options.exists(kind, targetId)) {
      const code = kind === 'distribution' ? 'NoSuchDistribution' : 'EntityNotFound';
      throw new CloudFrontError(404, code, `The specified ${kind} does not exist: ${targetId}`);
    }
    const invalidation = record(recorded, options, { kind, targetId, ...batch });
    return invalidationAnswer(invalidation, `${path}/${invalidation.id}`);
  });
}

/** The same reference again is the same invalidation, as long as it is about the same paths. */
function record(
  recorded: Invalidation[],
  options: CloudFrontApiOptions,
  wanted: Omit<Invalidation, 'id' | 'at'>,
): Invalidation {
  const known = recorded.find(
    ({ targetId, callerReference }) =>
      targetId === wanted.targetId && callerReference === wanted.callerReference,
  );
  if (known) {
    if (known.paths.join() === wanted.paths.join()) return known;
    throw new CloudFrontError(400, 'InvalidArgument', 'The caller reference was used for other paths');
  }
  const id = `I${randomUUID().replaceAll('-', '').slice(0, 24).toUpperCase()}`;
  const invalidation = { id, ...wanted, at: (options.now ?? Date.now)() };
  recorded.push(invalidation);
  options.onInvalidation?.(invalidation);
  return invalidation;
}

function readBatch(xml: string): { paths: string[]; callerReference: string } {
  const paths = textsOf(xml, 'Path');
  const callerReference = textsOf(xml, 'CallerReference')[0] ?? '';
  const quantity = Number(textsOf(xml, 'Quantity')[0]);
  if (!callerReference || paths.length === 0) {
    throw new CloudFrontError(400, 'InvalidArgument', 'Paths and CallerReference are required');
  }
  if (quantity !== paths.length) {
    throw new CloudFrontError(
      400,
      'InconsistentQuantities',
      'The quantity does not match the number of paths',
    );
  }
  if (paths.length > maxPaths) throw new CloudFrontError(413, 'BatchTooLarge', 'At most 3000 paths at once');
  // A star is a wildcard at the end only, and a path is sent as a browser would: encoded.
  const wrong = paths.find((path) => !/^\/[\x21-\x29\x2b-\x7e]*\*?$/.test(path));
  if (wrong !== undefined) {
    throw new CloudFrontError(400, 'InvalidArgument', `Your request contains an invalid path: ${wrong}`);
  }
  return { paths, callerReference };
}

function invalidationAnswer({ id, at, paths, callerReference }: Invalidation, location: string): Answer {
  const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('');
  return {
    status: 201,
    headers: { 'content-type': 'text/xml', location },
    body:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Id>${id}</Id>` +
      `<Status>Completed</Status><CreateTime>${new Date(at).toISOString()}</CreateTime>` +
      `<InvalidationBatch><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>` +
      `<CallerReference>${escapeXml(callerReference)}</CallerReference></InvalidationBatch></Invalidation>`,
  };
}

const failureOf = (kind: 'throttle' | 'unavailable') =>
  kind === 'throttle'
    ? new CloudFrontError(400, 'Throttling', 'Rate exceeded')
    : new CloudFrontError(500, 'InternalFailure', 'Internal failure, as asked');

function errorAnswer(error: unknown): Answer {
  const known =
    error instanceof AccessDenied ? new CloudFrontError(403, 'AccessDenied', error.message) : error;
  if (!(known instanceof CloudFrontError)) throw error;
  const text = `<Type>Sender</Type><Code>${known.code}</Code><Message>${escapeXml(known.message)}</Message>`;
  return {
    status: known.status,
    headers: { 'content-type': 'text/xml' },
    body: `<ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error>${text}</Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  };
}
