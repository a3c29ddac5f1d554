import { required } from '@galley/shared/required';
import type { ErrorBody } from '@galley/shared/schemas/error-body';

/**
 * The error that rules, repositories and operations throw. Only the error mapper turns it into HTTP, and only
 * the admin's API client turns HTTP back into an error.
 */
export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 501,
    message: string,
    /** Fields of the response besides the message. */
    readonly details: Omit<ErrorBody, 'message' | 'requestId'> = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/**
 * A stored item does not match its entity's declaration. The client gets an internal error; the log has the
 * key.
 */
export class BrokenRecordError extends Error {
  constructor({ pk, sk }: { pk: string; sk: string }) {
    super(`The stored record ${pk} / ${sk} cannot be read.`);
  }
}

/** 400: the message is the first field's; `fields` has a sentence for each. */
export function invalid(fields: Record<string, string>): HttpError {
  return new HttpError(400, Object.values(fields)[0] ?? 'The request is malformed.', { fields });
}

export function unauthorized(message = 'Please sign in.'): HttpError {
  return new HttpError(401, message);
}

export function forbidden(message = 'You are not allowed to do this.'): HttpError {
  return new HttpError(403, message);
}

/** 404 for what does not exist and for what belongs to another company: the response is the same. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} was not found.`);
}

/** For `.then()` of a read: the record that must be there, or 404. */
export const orNotFound =
  (what: string) =>
  <Found>(record: Found | undefined): Found =>
    required(record, () => notFound(what)) as Found;

/** 409: the request is valid, but the current state does not allow it. The message says what to do. */
export function conflict(message: string, details: HttpError['details'] = {}): HttpError {
  return new HttpError(409, message, details);
}

/** 409 for a save that is based on an older revision; `current` is what is stored now. */
export function stale(current: { revision: number } | undefined): HttpError {
  return conflict('Someone else changed this in the meantime. Your text is kept: compare and save again.', {
    revision: current?.revision,
    current,
  });
}

export function tooLarge(field: string, message: string): HttpError {
  return new HttpError(413, message, { fields: { [field]: message } });
}

/** @param waitMs the time until another attempt makes sense, where known */
export function tooManyTries(message: string, waitMs?: number): HttpError {
  return new HttpError(429, message, waitMs === undefined ? {} : { retryAfter: Math.ceil(waitMs / 1_000) });
}

/** 409: the retries were used up because others kept writing the same items. */
export class BusyError extends HttpError {
  constructor() {
    super(409, 'Someone else is changing this right now. Nothing was saved: try again.');
  }
}
