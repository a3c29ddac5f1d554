import { ServiceError } from '../service-error';

/** A DynamoDB error. `code` is the short name, for example `ValidationException`. */
export class DynamoError extends ServiceError {
  /** The body on the wire. */
  toBody(): Record<string, unknown> {
    const namespace = namespaces[this.code] ?? 'com.amazonaws.dynamodb.v20120810';
    return { __type: `${namespace}#${this.code}`, message: this.message, ...this.extra };
  }
}

const namespaces: Record<string, string> = {
  ValidationException: 'com.amazon.coral.validate',
  SerializationException: 'com.amazon.coral.service',
  UnknownOperationException: 'com.amazon.coral.service',
  AccessDeniedException: 'com.amazon.coral.service',
  MissingAuthenticationTokenException: 'com.amazon.coral.service',
};

export const invalid = (message: string) => new DynamoError('ValidationException', message);

/** Converts a dynalite error; any other error is returned unchanged. */
export function fromDynalite(error: unknown): unknown {
  const body = (error as { body?: { __type?: string; message?: string; Message?: string } } | null)?.body;
  if (!body?.__type) return error;
  const type = body.__type.split('#').at(-1) ?? body.__type;
  return new DynamoError(type, body.message ?? body.Message ?? '');
}
