import type { Cloud, CloudResponse, Request, Surface } from './cloud-types';
import type { HttpRequest, HttpResponse } from './http/messages';
import type { ServerUrls } from './servers';
import type { Surfaces } from './surfaces';

/** Sends requests without a socket: does what the edge server does, without HTTP. */
export function createRequester(surfaces: Surfaces, urls: () => ServerUrls): Cloud['request'] {
  return async (surface, request) => {
    const { adminUrl, siteUrl } = urls();
    const origin = surface === 'admin' ? adminUrl : siteUrl(surface.site);
    return toCloudResponse(await handlerOf(surfaces, surface)(toHttpRequest(request, new URL(origin).host)));
  };
}

const handlerOf = (surfaces: Surfaces, surface: Surface) =>
  surface === 'admin' ? surfaces.admin : surfaces.site;

function toHttpRequest(
  { method = 'GET', path, headers = {}, body = '', ip }: Request,
  host: string,
): HttpRequest {
  const [pathname = '', ...query] = path.split('?');
  const given = Object.entries(headers).filter(([, value]) => value !== undefined && value !== '');
  return {
    method,
    path: pathname,
    query: query.join('?'),
    headers: {
      host: [host],
      ...Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), [String(value)]])),
    },
    body: Buffer.from(body),
    ip: ip ?? '127.0.0.1',
  };
}

function toCloudResponse({ status, headers, body }: HttpResponse): CloudResponse {
  const { 'set-cookie': cookies = [], ...others } = headers;
  return {
    status,
    headers: new Headers(Object.entries(others).map(([name, values]) => [name, values.join(', ')])),
    cookies,
    body,
    text: () => body.toString(),
    json: <T>() => JSON.parse(body.toString()) as T,
  };
}
