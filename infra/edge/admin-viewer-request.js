// Viewer request of the admin's distribution (CloudFront Functions, JavaScript runtime 2.0).

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
    // The routes of the HTTP API are case-sensitive and registered in lower case.
    request.uri = path;
  } else if (!path.startsWith('/images/') && !/\.[a-z0-9]+$/.test(path)) {
    // A screen of the single-page application.
    request.uri = '/index.html';
  }
  return request;
}
