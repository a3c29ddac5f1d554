import type { CallDeclaration, CallInput, CallOutput } from '@galley/shared/contract/call';
import type { Permission } from '@galley/shared/permissions';
import type { CompanyScope, VendorScope } from './company-scope';
import type { ReleaseState } from './release/release-state';
import type { Session } from './session';
import type { Table } from './table';

/** What every operation gets. Clocks come in as arguments. */
export interface BaseRequest<Declaration extends CallDeclaration> {
  input: CallInput<Declaration>;
  table: Table;
  now: Date;
  requestId: string;
  /** The caller's IP address as the edge saw it. */
  ipAddress: string;
  cookies: Record<string, string>;
  headers: Record<string, string | undefined>;
}

type SignedIn = { session: Session; scope: CompanyScope };

/** What an operation gets follows from its declaration: no session without one, no scope without a company. */
export type OperationRequest<Declaration extends CallDeclaration> = BaseRequest<Declaration> &
  (Declaration['audience'] extends 'staff' | Permission ? SignedIn : unknown) &
  (Declaration['audience'] extends 'runInstallation' ? { vendor: VendorScope } : unknown) &
  (Declaration['audience'] extends 'public' ? { scope: CompanyScope; session?: Session } : unknown) &
  (Declaration extends { releases: true } ? { release: ReleaseState } : unknown);

/** An answer that also sets cookies or headers. */
export class Answer<Output> {
  constructor(
    readonly body: Output,
    readonly extras: { cookies?: string[]; headers?: Record<string, string> },
  ) {}
}

/** An answer that is no JSON: a page, a file, the way to somewhere else. */
export class RawResponse {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body = '',
  ) {}
}

/** A call that only says that it is done, such as 'Saved', says it by its declaration: the operation answers nothing. */
type Done<Output> = [Output] extends ['Saved' | 'Deleted' | 'Restored' | 'Sent' | 'Created']
  ? undefined
  : never;

export type Operation<Declaration extends CallDeclaration> = (
  request: OperationRequest<Declaration>,
) => Promise<
  CallOutput<Declaration> | Done<CallOutput<Declaration>> | Answer<CallOutput<Declaration>> | RawResponse
>;
