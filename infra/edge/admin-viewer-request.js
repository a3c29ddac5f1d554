// Viewer request of the admin's distribution (CloudFront Functions, JavaScript runtime 2.0).

// The limit for anonymous requests. The calls accept less; this saves forwarding larger ones.
const largestSignIn = 64 * 1024;

// biome-ignore lint/style/useNodejsImportProtocol: CloudFront's runtime knows it by this name only
const crypto = require('crypto');

// The key that signs the cookie which tells whose pictures a browser may see
// (functions/core/images/images-cookie.ts). The template contains the secret in its place.
const imagesKey = 'the images key';

// A picture or a variant, in the library's exact spelling, so that it cannot lead to another folder.
const picture = /^\/images\/([a-z][a-z0-9-]{1,31})\/[0-9]{1,8}\/[A-Za-z0-9._-]+(\/[0-9]+-[0-9]+(\.avif)?)?$/;

// A file, likewise.
const file = /^\/images\/([a-z][a-z0-9-]{1,31})\/files\/[0-9]{1,8}-[a-z0-9-]+$/;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  // Headers with our prefix are removed from the request, because the origin trusts them.
  for (const name in request.headers) {
    if (name.startsWith('x-galley-') && name !== 'x-galley-csrf') delete request.headers[name];
  }
  request.headers['x-galley-surface'] = { value: 'admin' };
  request.headers['x-galley-host'] = { value: request.headers.host.value.toLowerCase() };
  request.headers['x-galley-viewer-ip'] = { value: event.viewer.ip };

  const path = request.uri.toLowerCase();
  if (path.startsWith('/api/')) {
    const length = request.headers['content-length'];
    if (
      path.startsWith('/api/authentication/') &&
      length !== undefined &&
      Number(length.value) > largestSignIn
    ) {
      return tooLarge();
    }
    // The routes of the HTTP API are case-sensitive and registered in lower case.
    request.uri = path;
  } else if (path.startsWith('/images/')) {
    if (!maySee(request)) return forbidden();
  } else if (!/\.[a-z0-9]+$/.test(path)) {
    // A screen of the single-page application.
    request.uri = '/index.html';
  }
  return request;
}

// Whether the cookie is valid and signed for the company of the requested picture.
function maySee(request) {
  const named = picture.exec(request.uri) || file.exec(request.uri);
  const cookie = request.cookies['galley-images'];
  if (!named || !cookie || request.uri.indexOf('/..') >= 0) return false;
  const parts = cookie.value.split('.');
  if (parts.length !== 3 || parts[0] !== named[1]) return false;
  if (!(Number(parts[1]) > Date.now() / 1000)) return false;
  const signed = crypto
    .createHmac('sha256', imagesKey)
    .update(`images ${parts[0]} ${parts[1]}`)
    .digest('hex');
  return signed === parts[2];
}

function tooLarge() {
  return errorResponse(413, 'Content Too Large', 'This is more than can be sent at once (64 KB).');
}

function forbidden() {
  return errorResponse(403, 'Forbidden', 'Sign in to see the images and files of your library.');
}

function errorResponse(statusCode, statusDescription, message) {
  return {
    statusCode: statusCode,
    statusDescription: statusDescription,
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-store' },
      // The headers that the header policies set on all other responses.
      'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
      'x-content-type-options': { value: 'nosniff' },
      'referrer-policy': { value: 'strict-origin-when-cross-origin' },
      'x-frame-options': { value: 'DENY' },
      'content-security-policy': { value: "default-src 'none'; frame-ancestors 'none'" },
    },
    body: { encoding: 'text', data: JSON.stringify({ message: message }) },
  };
}
