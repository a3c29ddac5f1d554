import { AsyncLocalStorage } from 'node:async_hooks';

const acting = new AsyncLocalStorage<string>();

/** Whose role an AWS call would be made with: the bundle of the handler that is running; undefined for a test itself. */
export const actingRole = () => acting.getStore();

export function actAs<Answer>(role: string, action: () => Answer): Answer {
  return acting.run(role, action);
}

/** Does what no handler does, though one waits for it. */
export function actAsTest<Answer>(action: () => Answer): Answer {
  return acting.exit(action);
}
