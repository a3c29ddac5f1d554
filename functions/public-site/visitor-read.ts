import { messages } from '@galley/shared/messages';
import type { CompanyScope } from '../core/company-scope';
import { type ChromeRecord, chromeEntity } from '../core/entities/path';
import { forbidden, notFound } from '../core/errors';
import { CallResponse } from '../core/operation';
import type { ChromeBody } from '../core/release/path-body';
import { chromeIn } from '../core/release/unpacked-chromes';
import type { Session } from '../core/session';
import type { Table } from '../core/table';
import { cachedForVisitors } from '../core/visitor-caching';

/** The caller: a visitor on the site's own host, or a signed-in user on the admin's. */
export interface Reader {
  table: Table;
  scope: CompanyScope;
  now: Date;
  session?: Session;
}

/**
 * A call that only reads. Shared caches keep visitors' responses as long as pages; responses to staff are not
 * cached.
 */
export function visitorRead<Request extends Reader, Output>(read: (request: Request) => Promise<Output>) {
  return async (request: Request): Promise<Output | CallResponse<Output>> => {
    const body = await read(request);
    return request.session
      ? body
      : new CallResponse(body, { headers: cachedForVisitors(request.scope.company) });
  };
}

/** The site as it is open to anonymous visitors. */
export interface OpenSite {
  chrome: ChromeBody;
  release: number;
}

/**
 * To be read with `chromeKey`.
 * @throws 404 where the company has no site, 403 where it is closed to visitors
 */
export function requireOpenSite(reader: Reader, item: ChromeRecord | undefined): OpenSite {
  if (!item) throw notFound('This site');
  const { body, release } = item;
  const chrome = chromeIn(reader.scope, body);
  refuseSuspended(reader, chrome);
  return { chrome, release };
}

/** Like `requireOpenSite`, but staff can read on, even before the first release. */
export function refuseClosedSite(reader: Reader, item: ChromeRecord | undefined): void {
  if (!reader.session) requireOpenSite(reader, item);
}

export const chromeKey = ({ scope }: Reader) => chromeEntity.key(scope);

/** Visitors see nothing of a suspended company but its name; its staff can still read. */
export function refuseSuspended({ session }: Reader, { suspended }: ChromeBody): void {
  if (suspended !== undefined && !session) throw forbidden(messages.suspended);
}
