import cf from 'cloudfront';

// Viewer request of the sites' distribution (CloudFront Functions, JavaScript runtime 2.0; the import must be
// the first line).
//
// A distribution tenant has two parameters. For a company's own domain, companyKey is the company, and
// canonicalHost is the host that its pages use. For the shared wildcard tenant, companyKey is '-' and
// canonicalHost is '*.<sites domain>', where the star is the company's key.

// The limit for a form without files. The call would refuse more, too, but only after it was forwarded.
const largestBody = 300 * 1024;
// The limit with files: 4 MB for them, plus the rest of the form.
const largestWithFiles = 4 * 1024 * 1024 + largestBody;

// The query parameters of visitors' calls (shared/contract/public-site.ts). All others are removed, so that
// an invented one leads neither to another cache entry nor to another request to the origin.
const component = ['componentId'];
const queryNames = {
  '/api/components/getpagefromurl': ['pageUrl'],
  '/api/components/getsubnavbar': ['pageId'],
  '/api/components/navbar': component,
  '/api/components/getbannercontainer': component,
  '/api/components/getfooterdata': component,
  '/api/components/announcement': component,
  '/api/components/getblank': component,
  '/api/components/getformdata': ['formId'],
  '/api/components/getimageform': component,
  '/api/components/gethtmleditorcolumns': component,
  '/api/pages/getpagebymenuandpagename': ['parentMenu', 'childMenu', 'subMenu', 'friendlyUrl'],
};

const companyKey = /^[a-z][a-z0-9-]{1,31}$/;

// The headers that the header policies set on all other responses; policies do not apply to responses made
// here.
const securityHeaders = {
  'strict-transport-security': { value: 'max-age=63072000' },
  'x-content-type-options': { value: 'nosniff' },
  'referrer-policy': { value: 'strict-origin-when-cross-origin' },
  'x-frame-options': { value: 'SAMEORIGIN' },
  'content-security-policy': { value: "default-src 'none'; frame-ancestors 'self'" },
};

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request;
  // Headers with our prefix are removed from the request, because the origin trusts them.
  for (const name in request.headers) {
    if (name.startsWith('x-galley-') && name !== 'x-galley-csrf') delete request.headers[name];
  }
  const host = request.headers.host.value.toLowerCase();
  const canonicalHost = cf.distributionTenant.parameters.get('canonicalHost');
  const tenantCompany = cf.distributionTenant.parameters.get('companyKey');
  const isShared = tenantCompany === '-';
  const company = isShared ? companyUnder(canonicalHost, host) : tenantCompany;
  if (!company) return notFound();
  if (!isShared && host !== canonicalHost && (request.method === 'GET' || request.method === 'HEAD')) {
    return redirectTo(`https://${canonicalHost}${request.uri}${queryOf(request)}`);
  }

  request.headers['x-galley-surface'] = { value: 'site' };
  request.headers['x-galley-host'] = { value: host };
  request.headers['x-galley-company'] = { value: company };
  request.headers['x-galley-viewer-ip'] = { value: event.viewer.ip };

  const path = request.uri.toLowerCase();
  if (path.startsWith('/api/')) {
    // The admin's calls do not exist on a site, only those for visitors.
    if (!path.startsWith('/api/components/') && !path.startsWith('/api/pages/')) return notFound();
    const isWithFiles =
      path === '/api/components/submitform' && typeOf(request).startsWith('multipart/form-data');
    if (isTooLarge(request, isWithFiles)) return tooLarge(request, isWithFiles);
    // The routes of the HTTP API are case-sensitive and registered in lower case.
    request.uri = path;
    request.querystring = knownQuery(request.querystring, queryNames[path] || []);
  } else if (path.startsWith('/images/') && !path.startsWith(`/images/${company}/`)) {
    // A company's site does not serve another company's library.
    return notFound();
  }
  return request;
}

// The company of `acme.sites.example` under `*.sites.example`; undefined if the star is not a single label.
function companyUnder(pattern, host) {
  const suffix = pattern.slice(1);
  const name = host.replace(/:[0-9]+$/, '');
  if (!name.endsWith(suffix)) return undefined;
  const label = name.slice(0, -suffix.length);
  return companyKey.test(label) ? label : undefined;
}

function queryOf(request) {
  const pairs = [];
  for (const name in request.querystring) {
    const parameter = request.querystring[name];
    // The runtime does not support for…of.
    const entries = parameter.multiValue || [parameter];
    for (const index in entries) pairs.push(`${name}=${entries[index].value}`);
  }
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

// Clients differ in the case of a name's first letter; cache and call get one spelling.
function knownQuery(query, names) {
  const known = {};
  for (const name in query) {
    const spelled = name.charAt(0).toLowerCase() + name.slice(1);
    if (names.includes(spelled)) known[spelled] = { value: query[name].value };
  }
  return known;
}

function typeOf(request) {
  const type = request.headers['content-type'];
  return type === undefined ? '' : type.value.toLowerCase();
}

function isTooLarge(request, isWithFiles) {
  const length = request.headers['content-length'];
  return length !== undefined && Number(length.value) > (isWithFiles ? largestWithFiles : largestBody);
}

// A browser without the page's script displays this response, with a way back to what was typed.
function tooLarge(request, isWithFiles) {
  const message = `This is more than can be sent at once (${isWithFiles ? '4 MB with all files' : '300 KB'}).`;
  const advice = isWithFiles ? 'Choose fewer or smaller files' : 'Shorten it';
  const accept = request.headers.accept;
  // A script that sends files does not accept HTML.
  const isPage = isWithFiles
    ? // biome-ignore lint/complexity/useOptionalChain: AWS does not list it for the runtime of CloudFront Functions
      accept !== undefined && accept.value.includes('text/html')
    : typeOf(request).startsWith('application/x-www-form-urlencoded');
  const data = isPage
    ? `${message} Go back: what you typed is still there. ${advice}, then send it again.`
    : JSON.stringify({ message: `${message} ${advice}, then send it again.` });
  return {
    statusCode: 413,
    statusDescription: 'Content Too Large',
    headers: Object.assign(
      {
        'content-type': { value: isPage ? 'text/plain; charset=utf-8' : 'application/json' },
        'cache-control': { value: 'no-store' },
      },
      securityHeaders,
    ),
    body: { encoding: 'text', data: data },
  };
}

function redirectTo(url) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: Object.assign({ location: { value: url } }, securityHeaders),
  };
}

function notFound() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: Object.assign(
      { 'content-type': { value: 'application/json' }, 'cache-control': { value: 'no-store' } },
      securityHeaders,
    ),
    body: { encoding: 'text', data: '{"message":"Not found."}' },
  };
}
