import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen, type PlainResponse, readBody } from '../stand-ins/http-server';
import { guard } from '../stand-ins/request-guard';
import { ServiceError, serviceErrorOf } from '../stand-ins/service-error';
import { readAccessKeyId } from '../stand-ins/signature';
import { defaultAccount, type StandIn, type StandInOptions } from '../stand-ins/stand-in';
import { escapeXml, textsOf } from '../stand-ins/xml';

export interface Invalidation {
  id: string;
  /** The id of the distribution or of the distribution tenant. */
  of: string;
  isTenant: boolean;
  callerReference: string;
  paths: string[];
  /** Milliseconds since 1970. */
  at: number;
}

export interface CloudFrontStandIn extends StandIn {
  /** The last ones in chronological order. */
  invalidations(): Invalidation[];
}

export interface CloudFrontOptions extends StandInOptions {
  distributions: { id: string; cacheTagHeader?: string }[];
}

const invalidationPath = /^\/2020-05-31\/(distribution|distribution-tenant)\/([^/]+)\/invalidation$/;
/** The oldest is dropped first. */
const mostRecorded = 1_000;
/** CloudFront's quota for one call. */
const mostPaths = 3_000;

/**
 * The part of CloudFront's API that the functions use: invalidations, which are recorded. They need no
 * effect, since the laptop's edge caches nothing.
 */
export async function startCloudFront(options: CloudFrontOptions): Promise<CloudFrontStandIn> {
  const recorded: Invalidation[] = [];
  const server = await listen(options, async (request, response) => {
    const body = await readBody(request);
    return respond(recorded, options, request, body.toString(), response).catch(errorResponse);
  });
  return { ...server, invalidations: () => [...recorded] };
}

async function respond(
  recorded: Invalidation[],
  options: CloudFrontOptions,
  request: IncomingMessage,
  xml: string,
  response: ServerResponse,
): Promise<PlainResponse | undefined> {
  const accessKeyId = readAccessKeyId(
    request.headers,
    () => new ServiceError('MissingAuthenticationToken', 'The request is not signed', 403),
  );
  const [, kind = '', id = ''] = invalidationPath.exec(request.url?.split('?')[0] ?? '') ?? [];
  if (request.method !== 'POST' || !id) {
    throw new ServiceError(
      'InvalidAction',
      `The local CloudFront does not know ${request.method} ${request.url}`,
      404,
    );
  }
  const isTenant = kind === 'distribution-tenant';
  const operation = isTenant ? 'CreateInvalidationForDistributionTenant' : 'CreateInvalidation';
  const call = {
    service: 'cloudfront' as const,
    action: `cloudfront:${operation}`,
    accessKeyId,
    resource: `arn:aws:cloudfront::${options.account ?? defaultAccount}:${kind}/${id}`,
  };
  const paths = textsOf(xml, 'Path');
  const [callerReference = ''] = textsOf(xml, 'CallerReference');
  const input = { DistributionId: id, Paths: paths, CallerReference: callerReference };
  return guard(options, { call, operation, input, failure }, response, () => {
    const distribution = options.distributions.find((one) => one.id === id);
    if (!isTenant && !distribution) {
      throw new ServiceError('NoSuchDistribution', 'The specified distribution does not exist.', 404);
    }
    refuseBadPaths(paths, callerReference, Boolean(distribution?.cacheTagHeader));
    const known = recorded.find((one) => one.of === id && one.callerReference === callerReference);
    const invalidation = known ?? {
      id: randomUUID().slice(0, 14).toUpperCase(),
      of: id,
      isTenant,
      callerReference,
      paths,
      at: (options.now ?? Date.now)(),
    };
    if (!known) recorded.push(invalidation);
    if (recorded.length > mostRecorded) recorded.shift();
    return { status: 201, headers: { 'content-type': 'text/xml' }, body: toXml(invalidation) };
  });
}

/**
 * Accepts a path or, where the distribution reads tags from a header of its origins, a cache tag after `#`.
 */
function refuseBadPaths(paths: string[], callerReference: string, hasTags: boolean): void {
  if (paths.length === 0 || !callerReference) {
    throw new ServiceError('InvalidArgument', 'Your request must contain paths and a caller reference.', 400);
  }
  if (paths.length > mostPaths) {
    throw new ServiceError('TooManyInvalidationsInProgress', `At most ${mostPaths} paths at a time.`, 400);
  }
  if (!hasTags && paths.some(isTag)) {
    throw new ServiceError('InvalidArgument', 'This distribution has no CacheTagConfig.', 400);
  }
  const bad = paths.find((path) => !isPath(path) && !isTag(path));
  if (bad) throw new ServiceError('InvalidArgument', `Your request contains an invalid path: ${bad}`, 400);
}

/** A star is a wildcard only at the end; CloudFront takes others literally, which is never intended. */
function isPath(path: string): boolean {
  return path.startsWith('/') && !path.slice(0, -1).includes('*');
}

/** `#tag` invalidates all responses with that cache tag. */
function isTag(path: string): boolean {
  return /^#[^\s,#]{1,256}$/.test(path);
}

function toXml({ id, callerReference, paths, at }: Invalidation): string {
  const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('');
  return (
    '<?xml version="1.0"?><Invalidation xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">' +
    `<Id>${id}</Id><Status>Completed</Status><CreateTime>${new Date(at).toISOString()}</CreateTime>` +
    `<InvalidationBatch><Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>` +
    `<CallerReference>${escapeXml(callerReference)}</CallerReference></InvalidationBatch></Invalidation>`
  );
}

const failure = (kind: 'throttle' | 'unavailable') =>
  kind === 'throttle'
    ? new ServiceError('Throttling', 'Rate exceeded, as asked', 429)
    : new ServiceError('ServiceUnavailable', 'Unavailable, as asked', 503);

function errorResponse(error: unknown): PlainResponse {
  const known = serviceErrorOf(error);
  return {
    status: known.status,
    headers: { 'content-type': 'text/xml' },
    body:
      '<?xml version="1.0"?><ErrorResponse xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><Error>' +
      `<Type>Sender</Type><Code>${known.code}</Code><Message>${escapeXml(known.message)}</Message></Error></ErrorResponse>`,
  };
}
