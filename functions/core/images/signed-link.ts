import aws4 from 'aws4';
import type { CompanyScope } from '../company-scope';
import { environment } from '../env';
import { requireOwnObject } from './own-objects';

/** Long enough for a transfer to begin; one that has begun continues after it. */
const goodForSeconds = { saving: 60, sending: 15 * 60 };

/**
 * A link by which a browser downloads an object of the images bucket, signed by this Lambda. The link
 * determines the response's headers: the object is saved under this name and never displayed.
 */
export function signedLink(
  scope: CompanyScope,
  object: string,
  { name, contentType }: { name: string; contentType: string },
  now: Date,
): string {
  return signed(requireOwnObject(scope, object), now, {
    method: 'GET',
    seconds: goodForSeconds.saving,
    query: {
      'response-content-disposition': savedAs(name),
      'response-content-type': contentType,
      'response-cache-control': 'no-store',
    },
  });
}

/**
 * A link by which a browser uploads exactly this many bytes to an object that does not exist yet: its holder
 * can neither upload anything else nor overwrite what has been inspected. The browser must send
 * `if-none-match: *`.
 */
export function uploadLink(scope: CompanyScope, object: string, bytes: number, now: Date): string {
  return signed(requireOwnObject(scope, object), now, {
    method: 'PUT',
    seconds: goodForSeconds.sending,
    headers: { 'Content-Length': bytes, 'If-None-Match': '*' },
  });
}

interface Signed {
  method: 'GET' | 'PUT';
  seconds: number;
  query?: Record<string, string>;
  headers?: Record<string, string | number>;
}

function signed(object: string, now: Date, { method, seconds, query, headers }: Signed): string {
  const { AWS_REGION: region = 'us-east-1', AWS_ENDPOINT_URL_S3 } = process.env;
  const endpoint = new URL(AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`);
  const parameters = new URLSearchParams({
    'X-Amz-Expires': String(seconds),
    'X-Amz-Date': now.toISOString().replace(/[-:]|\.\d+/g, ''),
    ...query,
  });
  const { path = '' } = aws4.sign(
    {
      service: 's3',
      region,
      host: endpoint.host,
      method,
      path: `/${environment('IMAGES_BUCKET')}/${object}?${parameters}`,
      signQuery: true,
      ...(headers && { headers }),
    },
    {
      accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
      sessionToken: process.env.AWS_SESSION_TOKEN,
    },
  );
  return endpoint.origin + path;
}

/** RFC 6266: letters beyond ASCII are encoded separately, and older clients use the plain name. */
function savedAs(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const spelled = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${spelled}`;
}
