import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { KeptValues } from '@galley/shared/kept-values';
import type { BehaviorDefinition } from '../assembly/distributions';
import { type HttpRequest, type HttpResponse, headerOf } from '../http/messages';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** CloudFront compresses bodies between these sizes, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;
const compressible =
  /^(text\/|application\/(javascript|json|xml|[\w.-]+\+(json|xml)|manifest\+json|wasm|vnd\.ms-fontobject)|image\/svg\+xml|font\/(otf|ttf))/;

/** By encoding and tag: files of the web apps, which browsers without a cache request again and again. */
const keptFiles = new KeptValues<string, Promise<Buffer>>(500);

/** Compresses like CloudFront, where the behavior and its cache policy allow it and the viewer accepts it. */
export async function compress(
  request: HttpRequest,
  response: HttpResponse,
  behavior: BehaviorDefinition,
): Promise<HttpResponse> {
  const encoding = chooseEncoding(request, behavior);
  const isWorthIt =
    behavior.compress &&
    [200, 403, 404].includes(response.status) &&
    !response.headers['content-encoding'] &&
    response.body.length >= smallest &&
    response.body.length <= largest &&
    compressible.test(headerOf(response.headers, 'content-type') ?? '');
  if (!encoding || !isWorthIt) return response;
  const etag = headerOf(response.headers, 'etag');
  const make = () => (encoding === 'br' ? brotli(response.body, brotliOptions) : gzip(response.body));
  const body = await (etag ? keptFiles.get(`${encoding} ${etag}`, make) : make());
  const headers: HttpResponse['headers'] = {
    ...response.headers,
    'content-encoding': [encoding],
    vary: [...(response.headers.vary ?? []), 'Accept-Encoding'],
  };
  // The bytes differ from those that the tag was computed for.
  if (etag && !etag.startsWith('W/')) headers.etag = [`W/${etag}`];
  return { ...response, headers, body };
}

/** CloudFront's level is not published; 5 is fast and gives similar sizes. */
const brotliOptions = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };

function chooseEncoding(
  request: HttpRequest,
  { cachePolicy }: BehaviorDefinition,
): 'br' | 'gzip' | undefined {
  const accepted = headerOf(request.headers, 'accept-encoding') ?? '';
  if (cachePolicy.brotli && /\bbr\b/.test(accepted)) return 'br';
  return cachePolicy.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}
