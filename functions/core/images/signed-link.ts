import aws4 from 'aws4';
import type { CompanyScope } from '../company-scope';
import { readEnvironment } from '../env';
import { requireOwnObject } from './own-objects';

/** Long enough for a browser to begin; what has begun goes on. */
const goodForSeconds = 60;

/**
 * A link by which a browser saves an object of the images bucket, in the name of this Lambda and for a minute. S3 says
 * what this says of the object: that it is saved and never shown, and under which name.
 */
export function signedLink(
  scope: CompanyScope,
  object: string,
  { name, contentType }: { name: string; contentType: string },
  now: Date,
): string {
  const { IMAGES_BUCKET } = readEnvironment(['IMAGES_BUCKET']);
  const { AWS_REGION: region = 'us-east-1', AWS_ENDPOINT_URL_S3 } = process.env;
  const endpoint = new URL(AWS_ENDPOINT_URL_S3 ?? `https://s3.${region}.amazonaws.com`);
  const query = new URLSearchParams({
    'X-Amz-Expires': String(goodForSeconds),
    'X-Amz-Date': now.toISOString().replace(/[-:]|\.\d+/g, ''),
    'response-content-disposition': savedAs(name),
    'response-content-type': contentType,
    'response-cache-control': 'no-store',
  });
  const { path = '' } = aws4.sign(
    {
      service: 's3',
      region,
      host: endpoint.host,
      method: 'GET',
      path: `/${IMAGES_BUCKET}/${requireOwnObject(scope, object)}?${query}`,
      signQuery: true,
    },
    {
      accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
      sessionToken: process.env.AWS_SESSION_TOKEN,
    },
  );
  return endpoint.origin + path;
}

/** As RFC 6266 says it: letters beyond ASCII have their own spelling, and the plain one is for programs of before. */
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
