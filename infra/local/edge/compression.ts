import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { BehaviorDefinition } from '../assembly/distributions';
import { type HttpRequest, type HttpResponse, headerOf } from '../http/messages';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** CloudFront compresses bodies between these sizes, in bytes. */
const smallest = 1_000;
const largest = 10_000_000;
const compressible =
  /^(text\/|application\/(javascript|json|xml|[\w.-]+\+(json|xml)|manifest\+json|wasm|vnd\.ms-fontobject)|image\/svg\+xml|font\/(otf|ttf))/;

/** Compresses like CloudFront, where the behavior and its cache policy allow it and the viewer accepts it. */
export async function compress(
  request: HttpRequest,
  answer: HttpResponse,
  behavior: BehaviorDefinition,
): Promise<HttpResponse> {
  const encoding = chooseEncoding(request, behavior);
  const isWorthIt =
    behavior.compress &&
    [200, 403, 404].includes(answer.status) &&
    !answer.headers['content-encoding'] &&
    answer.body.length >= smallest &&
    answer.body.length <= largest &&
    compressible.test(headerOf(answer.headers, 'content-type') ?? '');
  if (!encoding || !isWorthIt) return answer;
  const body = encoding === 'br' ? await brotli(answer.body, brotliOptions) : await gzip(answer.body);
  const headers: HttpResponse['headers'] = {
    ...answer.headers,
    'content-encoding': [encoding],
    vary: [...(answer.headers.vary ?? []), 'Accept-Encoding'],
  };
  const etag = headerOf(headers, 'etag');
  // The bytes differ from those that the tag was computed for.
  if (etag && !etag.startsWith('W/')) headers.etag = [`W/${etag}`];
  return { ...answer, headers, body };
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
