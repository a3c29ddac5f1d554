import { assemblePage, type VisitContext } from '@galley/public-web/assemble';
import {
  assembleBusy,
  assembleNotFound,
  assembleOpening,
  assembleSuspended,
} from '@galley/public-web/assemble-notice';
import { contentSecurityPolicyFor } from '@galley/public-web/content-security-policy';
import { feedPath, pageOfFeed } from '@galley/public-web/feed-path';
import { barePage } from '@galley/public-web/site-model';
import { redirectQuery } from '@galley/shared/redirect-query';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type CompanyScope, isCompanyKey, openCompanyScope } from '../core/company-scope';
import { pathEntity } from '../core/entities/path';
import { environment } from '../core/env';
import { normalizePath } from '../core/release/normalize-path';
import { isOwn } from '../core/release/own-renderer';
import { unpackPage } from '../core/release/path-body';
import { readVisit, type Visit } from '../core/release/read-visit';
import { sitemapPath, unpackSitemap } from '../core/release/sitemap';
import { lastChromeOf } from '../core/release/unpacked-chromes';
import { pageCaching } from '../core/visitor-caching';
import { createAssetsReader } from './assets-reader';
import { feedXml } from './feed';
import { createPathReader } from './path-reader';
import { createRecentDocuments } from './recent-documents';
import { robotsText, sitemapXml } from './site-files';

const reader = createPathReader(environment('TABLE_NAME'));
const readAssets = createAssetsReader(reader);

const documentOf = createRecentDocuments((fragments, page, context) => ({
  body: assemblePage(fragments, page, context),
  policy: contentSecurityPolicyFor(fragments, page, context.assets),
}));

const noIcon = { statusCode: 204, headers: { 'cache-control': 'public, max-age=86400' } };

/** Serves visitors with one read, at most two decompressions and a join: no React, no session, no writes. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { method } = event.requestContext.http;
  if (method !== 'GET' && method !== 'HEAD')
    return plain(405, 'Pages can only be read.', { allow: 'GET, HEAD' });
  const company = event.headers['x-galley-company'] ?? '';
  if (!isCompanyKey(company)) return plain(404, 'There is no site at this address.');
  // Browsers request it by themselves where a company has not chosen an icon; a whole 404 page would be
  // wasteful.
  if (event.rawPath === '/favicon.ico') return noIcon;
  const path = normalizePath(event.rawPath);
  const scope = openCompanyScope(company);
  try {
    const visit = await readVisit(reader, scope, path ?? '/', redirectQuery(event.rawQueryString ?? ''));
    if (!visit) return await withoutChrome(scope);
    const protocol = event.headers['x-forwarded-proto'] === 'http' ? 'http' : 'https';
    const origin = `${protocol}://${event.headers['x-galley-host'] ?? ''}`;
    const assets = await readAssets(scope, visit.renderer);
    if (path === undefined) return malformed(visit, company, { path: event.rawPath, assets });
    const feed = await readFeed(visit, scope, path);
    const { release } = visit;
    return respond(visit, company, { path, asked: event.rawPath, origin, release, assets, feed });
  } catch (error) {
    const { logger } = await import('../core/logger');
    logger.error('a page could not be answered', { company, error: error as Error });
    return busy(scope);
  }
}

function respond(
  visit: Visit,
  company: string,
  context: VisitContext & { asked: string; feed?: Visit | undefined },
): APIGatewayProxyStructuredResultV2 {
  const { chrome, item } = visit;
  const { assets, feed } = context;
  // The scripts of a hydrated site only work with this release's pages; others are plain documents until they
  // are re-rendered.
  const fragments = isOwn(visit.renderer) ? visit.fragments : { ...visit.fragments, isHydrated: false };
  if (chrome.suspended !== undefined) {
    const policy = contentSecurityPolicyFor(fragments, barePage, assets);
    return html(403, assembleSuspended(chrome.suspended, fragments, context), company, policy);
  }
  if (context.path === '/robots.txt') return file('text/plain', robotsText(context.origin), company);
  if (context.path === sitemapPath && item?.body) {
    return file('application/xml', sitemapXml(unpackSitemap(item.body), context.origin), company);
  }
  if (visit.redirectTo !== undefined) return redirect(visit.redirectTo, company);
  const feedResponse = feed && toFeedResponse(feed, company, context);
  if (feedResponse) return feedResponse;
  if (item?.kind !== 'page' || !item.body) {
    const policy = contentSecurityPolicyFor(fragments, barePage, assets);
    const assemble = context.path === '/' ? assembleOpening : assembleNotFound;
    return html(404, assemble(fragments, context), company, policy);
  }
  if (context.path !== context.asked) return redirect(context.path, company);
  const { body, policy } = documentOf(company, item.body, fragments, context);
  return html(200, body, company, policy);
}

/** The page whose feed is requested, if nothing else is at that path. */
async function readFeed(visit: Visit, scope: CompanyScope, path: string): Promise<Visit | undefined> {
  const page = pageOfFeed(path);
  const isFree = visit.item === undefined && visit.redirectTo === undefined;
  return page !== undefined && isFree ? readVisit(reader, scope, page) : undefined;
}

/** Undefined where that page has no feed. */
function toFeedResponse({ item, redirectTo, fragments }: Visit, company: string, { origin }: VisitContext) {
  if (redirectTo?.startsWith('/')) return redirect(feedPath(redirectTo), company);
  const page = item?.kind === 'page' && item.body ? unpackPage(item.body) : undefined;
  if (!page?.feed) return undefined;
  return file('application/rss+xml', feedXml({ chrome: fragments, page, origin, company }), company);
}

/**
 * A company that has saved nothing yet only has a reservation for its home page; without even that, there is no
 * site.
 */
async function withoutChrome(scope: CompanyScope) {
  const [home] = await reader.batchGet([pathEntity.key(scope, '/')]);
  if (!home) return plain(404, 'There is no site at this address.');
  return html(404, assembleOpening(undefined, {}), scope.company, contentSecurityPolicyFor());
}

function malformed(
  { chrome, fragments }: Visit,
  company: string,
  context: Pick<VisitContext, 'path' | 'assets'>,
) {
  const policy = contentSecurityPolicyFor(fragments, barePage, context.assets);
  const isSuspended = chrome.suspended !== undefined;
  const body = isSuspended
    ? assembleSuspended(chrome.suspended ?? '', fragments, context)
    : assembleNotFound(fragments, context);
  return html(isSuspended ? 403 : 400, body, company, policy);
}

function busy(scope: CompanyScope) {
  const fragments = lastChromeOf(scope)?.fragments;
  const response = html(503, assembleBusy(fragments), scope.company, contentSecurityPolicyFor(fragments));
  return { ...response, headers: { ...response.headers, 'cache-control': 'no-store', 'retry-after': '5' } };
}

function html(statusCode: number, body: string, company: string, policy: string) {
  const response = file('text/html', body, company);
  return {
    ...response,
    statusCode,
    headers: {
      ...response.headers,
      'content-security-policy': policy,
      // A missing page may appear soon, so that response is cached only briefly.
      'cache-control': statusCode === 200 ? pageCaching : 'public, max-age=0, s-maxage=10',
    },
  };
}

function file(type: string, body: string, company: string) {
  return {
    statusCode: 200,
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': pageCaching,
      'x-amz-meta-cache-tag': `co:${company}`,
    },
    body,
  };
}

function redirect(to: string, company: string) {
  return {
    statusCode: 301,
    headers: {
      location: to,
      'cache-control': 'public, max-age=0, s-maxage=300',
      'x-amz-meta-cache-tag': `co:${company}`,
    },
  };
}

function plain(statusCode: number, text: string, headers: Record<string, string> = {}) {
  return {
    statusCode,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
    body: text,
  };
}
