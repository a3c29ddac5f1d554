import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** The role of an AWS call: the bundle of the running handler; undefined for a test itself. */
export const actingRole = () => acting.getStore();

export function actAs<Result>(role: string, action: () => Result): Result {
  return acting.run(role, action);
}

/** Runs an action that belongs to no handler, although a handler awaits it. */
export function actAsTest<Result>(action: () => Result): Result {
  return acting.exit(action);
}
