import { createHash } from 'node:crypto';
import { DynamoError, invalid } from './dynamo-error';
import type { Input } from './input-shape';
import type { Draft, ItemStore } from './item-store';
import type { OperationContext } from './prepared-operation';

/**
 * Idempotency of TransactWriteItems. A token is stored in the same batch as the transaction's writes, so a
 * token is known exactly when its transaction is complete, even after a kill.
 */

const space = 'token';
const lifetimeMs = 10 * 60 * 1000;

interface Remembered {
  request: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Whether this very request was made in the last ten minutes.
 * @throws DynamoError when another request had its token
 */
export function recallToken(input: Input, context: OperationContext): boolean {
  const token = tokenOf(input);
  const text = token && context.store.draft.get(space, token);
  if (!text) return false;
  const remembered = JSON.parse(text) as Remembered;
  if (context.now - remembered.at >= lifetimeMs) return false;
  if (remembered.request === fingerprint(input)) return true;
  throw new DynamoError(
    'IdempotentParameterMismatchException',
    'The request uses the same client token as a previous, but non-identical request.',
  );
}

export function rememberToken(input: Input, context: OperationContext): void {
  const token = tokenOf(input);
  if (!token) return;
  const remembered: Remembered = { request: fingerprint(input), at: context.now };
  context.store.draft.set(space, token, JSON.stringify(remembered));
}

/** Deletes tokens older than ten minutes. */
export function forgetOldTokens(store: ItemStore, draft: Draft, now: number): void {
  for (const token of store.keys(space)) {
    const { at } = JSON.parse(store.get(space, token) ?? '') as Remembered;
    if (now - at >= lifetimeMs) draft.set(space, token, undefined);
  }
}

function tokenOf(input: Input): string | undefined {
  const token = input.ClientRequestToken;
  if (token === undefined || token === null) return undefined;
  if (typeof token === 'string' && token.length >= 1 && token.length <= 36) return token;
  throw invalid(
    "1 validation error detected: Value at 'clientRequestToken' failed to satisfy constraint: Member must have length between 1 and 36",
  );
}

function fingerprint(input: Input): string {
  return createHash('sha256').update(JSON.stringify(input.TransactItems)).digest('hex');
}
