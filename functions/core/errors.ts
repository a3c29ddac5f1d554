import type { ErrorBody } from '@galley/shared/schemas/error-body';

/**
 * What rules, repositories and operations throw. Nothing but the error mapper turns one into HTTP, and nothing
 * but the admin's api client turns HTTP back.
 */
export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 429 | 501,
    message: string,
    /** What the answer carries besides the message. */
    readonly details: Omit<ErrorBody, 'message' | 'requestId'> = {},
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** A stored item is not what its entity declares. The caller is told of an error on our side; the log has the key. */
export class BrokenRecordError extends Error {
  constructor({ pk, sk }: { pk: string; sk: string }) {
    super(`The stored record ${pk} / ${sk} cannot be read.`);
  }
}

/** 400: the message names the first field; `fields` has a sentence for each. */
export function invalid(fields: Record<string, string>): HttpError {
  return new HttpError(400, Object.values(fields)[0] ?? 'The request is malformed.', { fields });
}

export function unauthorized(message = 'Please sign in.'): HttpError {
  return new HttpError(401, message);
}

export function forbidden(message = 'You are not allowed to do this.'): HttpError {
  return new HttpError(403, message);
}

/** 404 for what is not there and for what is another company's: the answer is the same. */
export function notFound(what: string): HttpError {
  return new HttpError(404, `${what} was not found.`);
}

/** 409: well formed, but the state does not allow it. The message says what to do. */
export function conflict(message: string, details: HttpError['details'] = {}): HttpError {
  return new HttpError(409, message, details);
}

/** 409 of a save that started from an older revision; `current` is what is stored now. */
export function stale(current: { revision: number } | undefined): HttpError {
  return conflict('Someone else changed this in the meantime. Your text is kept: compare and save again.', {
    revision: current?.revision,
    current,
  });
}

export function tooLarge(field: string, message: string): HttpError {
  return new HttpError(413, message, { fields: { [field]: message } });
}

/** @param waitMs after which it is worth another try, where that is known */
export function tooManyTries(message: string, waitMs?: number): HttpError {
  return new HttpError(429, message, waitMs === undefined ? {} : { retryAfter: Math.ceil(waitMs / 1_000) });
}

/** 409: others write the same items at this moment, and went on doing so while it was tried again. */
export class BusyError extends HttpError {
  constructor() {
    super(409, 'Someone else is changing this right now. Nothing was saved: try again.');
  }
}
