import type { ErrorBody } from '@galley/shared/schemas/error-body';

/** What was sent or answered could not be used at all: no connection, or something that is not our server. */
export const unreachable = 0;

/**
 * A refused call. `status` is the HTTP status, or 0 when no answer came. `fields` names the fields that are
 * wrong, with a text each; `revision` and `current` come with a 409 of a stale save.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly revision: number | undefined;
  readonly current: unknown;
  readonly requestId: string | undefined;
  readonly passwordChangeRequired: boolean;

  constructor(status: number, refusal: ErrorBody) {
    super(refusal.message);
    this.name = 'ApiError';
    this.status = status;
    this.fields = refusal.fields ?? {};
    this.revision = refusal.revision;
    this.current = refusal.current;
    this.requestId = refusal.requestId;
    this.passwordChangeRequired = refusal.passwordChangeRequired ?? false;
  }

  /** Whether the same call may well succeed a moment later, with nothing changed. */
  get isTemporary(): boolean {
    return this.status === unreachable || [429, 502, 503, 504].includes(this.status);
  }
}

export function isApiError(error: unknown, status?: number): error is ApiError {
  return error instanceof ApiError && (status === undefined || error.status === status);
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  return 'Something unexpected went wrong in this window. Reload the page and try again.';
}
