import type { CallDeclaration, CallInput, CallOutput } from '@galley/shared/contract/call';
import type { Permission } from '@galley/shared/permissions';
import type { CompanyScope, VendorScope } from './company-scope';
import type { ReleaseState } from './release/release-state';
import type { Session } from './session';
import type { Table } from './table';

/** What every operation gets. The clock is an argument. */
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

export type SignedIn = { session: Session; scope: CompanyScope };

/**
 * An operation's arguments follow from its declaration: only calls with a session get one, only calls of a
 * company get a scope.
 */
export type OperationRequest<Declaration extends CallDeclaration> = BaseRequest<Declaration> &
  (Declaration['audience'] extends 'staff' | Permission ? SignedIn : unknown) &
  (Declaration['audience'] extends 'runInstallation' ? { vendor: VendorScope } : unknown) &
  (Declaration['audience'] extends 'public' ? { scope: CompanyScope; session?: Session } : unknown) &
  (Declaration extends { releases: true } ? { release: ReleaseState } : unknown);

/** A response that also sets cookies or headers. */
export class CallResponse<Output> {
  constructor(
    readonly body: Output,
    readonly extras: { cookies?: string[]; headers?: Record<string, string> },
  ) {}
}

/** A response that is not JSON: a page, a file or a redirect. */
export class RawResponse {
  constructor(
    readonly status: number,
    readonly headers: Record<string, string>,
    readonly body = '',
  ) {}
}

/** A call whose declaration has a fixed response, such as 'Saved': the operation returns nothing. */
type Done<Output> = [Output] extends ['Saved' | 'Deleted' | 'Restored' | 'Sent' | 'Created']
  ? undefined
  : never;

export type Operation<Declaration extends CallDeclaration> = (
  request: OperationRequest<Declaration>,
) => Promise<
  | CallOutput<Declaration>
  | Done<CallOutput<Declaration>>
  | CallResponse<CallOutput<Declaration>>
  | RawResponse
>;
