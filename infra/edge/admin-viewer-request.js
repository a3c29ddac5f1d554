// Viewer request of the admin's distribution (CloudFront Functions, JavaScript runtime 2.0).

// What somebody sends who has not signed in yet. The calls take less; this keeps the rest from being carried to them.
const largestSignIn = 64 * 1024;

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  // Whatever the viewer sent under our names is dropped: the origin believes these headers.
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
  } else if (!path.startsWith('/images/') && !/\.[a-z0-9]+$/.test(path)) {
    // A screen of the single-page application.
    request.uri = '/index.html';
  }
  return request;
}

function tooLarge() {
  return {
    statusCode: 413,
    statusDescription: 'Content Too Large',
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-store' },
      // What the header policies say for all other answers.
      'strict-transport-security': { value: 'max-age=63072000; includeSubDomains' },
      'x-content-type-options': { value: 'nosniff' },
      'referrer-policy': { value: 'strict-origin-when-cross-origin' },
      'x-frame-options': { value: 'DENY' },
      'content-security-policy': { value: "default-src 'none'; frame-ancestors 'none'" },
    },
    body: { encoding: 'text', data: '{"message":"This is more than can be sent at once (64 KB)."}' },
  };
}
