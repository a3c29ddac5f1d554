import type { ErrorBody } from '@galley/shared/schemas/error-body';

/** The status of a call without a usable response: no connection, or a response that is not from our server. */
export const unreachable = 0;

/**
 * A failed call. `status` is the HTTP status, or 0 without a response. `fields` has the messages of invalid fields;
 * `revision` and `current` come with a 409 of a stale save.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly revision: number | undefined;
  readonly current: unknown;
  readonly requestId: string | undefined;
  readonly passwordChangeRequired: boolean;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = body.fields ?? {};
    this.revision = body.revision;
    this.current = body.current;
    this.requestId = body.requestId;
    this.passwordChangeRequired = body.passwordChangeRequired ?? false;
  }

  /** Whether a retry of the same call may succeed. */
  get isTemporary(): boolean {
    return this.status === unreachable || [429, 502, 503, 504].includes(this.status);
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** The sentence to show for any thrown error. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return 'Something unexpected went wrong in this window. Reload the page and try again.';
}
