import type { Area, CallDeclaration } from '@galley/shared/contract/call';
import { mayHaveSession, needsCsrfHeader, onlyResponseOf } from '@galley/shared/contract/call';
import type { CallNamesOf, Contract } from '@galley/shared/contract/contract';
import { messages } from '@galley/shared/messages';
import { isAllowed, may } from '@galley/shared/permissions';
import { required } from '@galley/shared/required';
import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { anonymousBodyOf, requireKnownNames, requireModestBody } from './anonymous-body';
import { spendCall, spendSending } from './budgets/call-budget';
import { type CallTable, callTable } from './call-table';
import { type CompanyScope, isCompanyKey, openCompanyScope, openVendorScope } from './company-scope';
import { releaseEntity } from './entities/path';
import { formSettingsEntity } from './entities/site';
import { readEnvironment } from './env';
import { errorResponse, inputError, jsonResponse } from './error-mapper';
import { forbidden, HttpError } from './errors';
import { type HttpRequest, isPostedByBrowser, readInput, readRequest } from './http-request';
import { withImagesCookie } from './images/images-cookie';
import { logger } from './logger';
import { CallResponse, type Operation, RawResponse } from './operation';
import { isFromOwnPage } from './own-page';
import { type ReleaseState, releaseStateOf } from './release/release-state';
import { isSameSecret } from './same-secret';
import { authenticate, type Session, sessionCookieName } from './session';
import { Table } from './table';

/**
 * An area's operations by call name: exactly those that the contract declares and does not mark as open. Each
 * is a file that exports the operation under that name and is loaded by its first call, so a Lambda starts
 * with only what all of its calls need.
 */
export type Operations<A extends Area> = {
  [Name in CallNamesOf<A>]: () => Promise<{ [Key in Name]: Operation<Contract[Name]> }>;
};

/**
 * Loads the contract's declarations of an area lazily: their schemas would dominate a Lambda's cold start.
 */
export type LoadCalls<A extends Area> = () => Promise<{ [Name in CallNamesOf<A>]: Contract[Name] }>;

export interface HandlerServices {
  table: Table;
  now: () => Date;
  edgeSecret: string;
}

function defaultServices(): HandlerServices {
  const { TABLE_NAME, EDGE_SECRET } = readEnvironment(['TABLE_NAME', 'EDGE_SECRET']);
  return { table: new Table(TABLE_NAME), now: () => new Date(), edgeSecret: EDGE_SECRET };
}

/**
 * The Lambda of one area. Requests are refused in this order: a request that did not come through our CDN
 * (403), no session (401), no CSRF header (403), role, suspension or another company (403), malformed input
 * (400, 413); operations then respond with 404 and 409. The input is parsed before the company is decided,
 * because the company is read only from the parsed input.
 */
export function createHandler<A extends Area>(
  area: A,
  loadCalls: LoadCalls<A>,
  operations: Operations<A>,
  services: HandlerServices = defaultServices(),
) {
  let calls: Promise<CallTable> | undefined;
  const loaders: Record<string, () => Promise<object>> = operations;
  /** Undefined where the contract leaves the call open. */
  const operationOf = async (name: string) => {
    const file = (await loaders[name]?.()) as Record<string, Operation<CallDeclaration>> | undefined;
    return file?.[name];
  };

  const serve = async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const request = readRequest(event);
    calls ??= loadCalls().then((loaded) => callTable(area, loaded));
    const { declarations, routes } = await calls;
    const name = routes.get(`${request.method} ${request.path}`) ?? '';
    const declaration = required(declarations.get(name), () => new HttpError(404, 'There is no such call.'));
    const now = services.now();
    const anonymousBody = anonymousBodyOf(declaration);
    if (anonymousBody) {
      if (declaration.audience === 'public' && declaration.mutates) {
        const { 'x-galley-company': company = '', 'x-galley-viewer-ip': ipAddress = '' } = request.headers;
        spendSending(company, ipAddress, now);
      }
      requireModestBody(event, anonymousBody);
    }
    // What the first call needs is loaded while the caller's session is read.
    const [caller, operation] = await Promise.all([
      identify(declaration, request, services.table, now),
      operationOf(name),
    ]);
    logger.appendKeys({ call: name, company: caller.scope?.company, actor: caller.session?.userId });
    requireAllowed(name, declaration, request.headers, caller.session);
    if (caller.scope) spendCall(caller.scope, now);
    if (caller.lacksForms) throw forbidden(messages.noFormSettings);
    const sent = await readInput(event, declaration.multipart !== undefined);
    if (anonymousBody) requireKnownNames(sent, anonymousBody);
    const parsed = declaration.input.safeParse(sent);
    const scope = scopeOf(declaration, caller, namedCompany(parsed, sent));
    if (!operation) {
      throw new HttpError(501, `${declaration.path} is not available in this release of Galley yet.`);
    }
    if (!parsed.success) throw inputError(parsed.error);
    const response = await operation({
      ...caller,
      scope,
      vendor: openVendorScope(),
      input: parsed.data,
      table: services.table,
      now,
      requestId: request.requestId,
      ipAddress: request.headers['x-galley-viewer-ip'] ?? '',
      cookies: request.cookies,
      headers: request.headers,
    } as Parameters<typeof operation>[0]);
    if (response instanceof RawResponse) {
      const { status, headers, body } = response;
      return { statusCode: status, headers: { 'cache-control': 'no-store', ...headers }, body };
    }
    const { body, extras } =
      response instanceof CallResponse
        ? response
        : new CallResponse(response === undefined ? onlyResponseOf(declaration) : response, {});
    const result = jsonResponse(declaration.status ?? 200, declaration.status === 204 ? undefined : body);
    const cookies = withImagesCookie(extras.cookies ?? [], caller.session, request, services.edgeSecret, now);
    return {
      ...result,
      headers: { ...result.headers, ...extras.headers },
      ...(cookies.length > 0 && { cookies }),
    };
  };

  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>()
    .use({
      before: ({ event, context }) => {
        logger.resetKeys();
        logger.appendKeys({ requestId: event.requestContext.requestId, area });
        context.callbackWaitsForEmptyEventLoop = false;
        if (!isSameSecret(event.headers['x-galley-edge-secret'], services.edgeSecret)) {
          throw forbidden('This call is only available at the address of the site.');
        }
      },
      onError: (request) => {
        const { event } = request;
        request.response = errorResponse(request.error, event.requestContext.requestId, isFormOfSite(event));
      },
    })
    .handler(serve);
}

/** Whether a browser without the page's script sent the form, so that it displays the response itself. */
function isFormOfSite({ headers }: APIGatewayProxyEventV2): boolean {
  return isPostedByBrowser(headers) && headers['x-galley-surface'] === 'site';
}

type SafeParse = ReturnType<CallDeclaration['input']['safeParse']>;

interface Caller {
  session?: Session;
  scope?: CompanyScope;
  release?: ReleaseState;
  /** The call needs the forms feature, which the company has not set up. */
  lacksForms?: boolean;
}

/** Reads the caller, as far as the call's audience requires. */
async function identify(
  declaration: CallDeclaration,
  request: HttpRequest,
  table: Table,
  now: Date,
): Promise<Caller> {
  if (!mayHaveSession(declaration)) return {};
  if (declaration.audience === 'public' && request.headers['x-galley-surface'] === 'site') {
    const company = request.headers['x-galley-company'] ?? '';
    if (!isCompanyKey(company)) throw new HttpError(404, 'There is no site at this address.');
    return { scope: openCompanyScope(company) };
  }
  const { session, scope, also } = await authenticate(
    table,
    request.cookies[sessionCookieName],
    now,
    (company) => [
      ...(declaration.releases ? [releaseEntity.key(company)] : []),
      ...(declaration.needs === 'forms' ? [formSettingsEntity.key(company)] : []),
    ],
  );
  const [formSettings] = formSettingsEntity.among(also);
  return {
    session,
    scope,
    release: releaseStateOf(releaseEntity.among(also)[0]),
    lacksForms: declaration.needs === 'forms' && !formSettings?.toEmail.length,
  };
}

/** @throws 403 where the request, the role or the state of the account does not allow the call */
function requireAllowed(
  name: string,
  declaration: CallDeclaration,
  headers: HttpRequest['headers'],
  session: Session | undefined,
): void {
  const { audience, mutates, whileEnrolling } = declaration;
  if (needsCsrfHeader(declaration) && headers['x-galley-csrf'] !== '1') {
    throw forbidden('The request lacks the header x-galley-csrf: 1.');
  }
  if (mutates && audience === 'public' && !isFromOwnPage(headers)) {
    throw forbidden('This can only be sent from a page of this site.');
  }
  if (!session) return;
  if (session.mustEnrol && !whileEnrolling) throw forbidden(messages.appRequired);
  if (!isAllowed(audience, session)) throw forbidden();
  if (session.isSuspended && mutates && name !== 'logOut') throw forbidden(messages.suspended);
}

/** The company that the input names; operations use the same one. */
interface NamedCompany {
  /** Undefined where the input names none, or something that cannot be a company key. */
  key: string | undefined;
  /** Whether the call's schema accepts a company; true where malformed input leaves that undecided. */
  isOfCall: boolean;
  isMalformed: boolean;
}

function namedCompany(parsed: SafeParse, sent: Record<string, unknown>): NamedCompany {
  const { company } = (parsed.success ? (parsed.data ?? {}) : {}) as { company?: unknown };
  if (typeof company === 'string') return { key: company, isOfCall: true, isMalformed: false };
  // Naming another company is refused even where the rest of the input is malformed or the call has no such
  // field.
  const key = typeof sent.company === 'string' ? sent.company.trim() : '';
  const isMalformed = !parsed.success;
  return { key: isCompanyKey(key) ? key : undefined, isOfCall: isMalformed, isMalformed };
}

/** The company whose data the call touches. Naming another company is refused unless a vendor Admin may. */
function scopeOf(
  declaration: CallDeclaration,
  caller: Caller,
  { key, isOfCall, isMalformed }: NamedCompany,
): CompanyScope | undefined {
  const { session } = caller;
  if (!session || key === undefined || key === session.company) return caller.scope;
  const mayName = declaration.company === 'vendorMayName' && may(session, 'runInstallation');
  if (!mayName || !isOfCall) throw forbidden();
  // Malformed input is refused before anything is done for that company.
  return isMalformed ? undefined : openCompanyScope(key);
}
