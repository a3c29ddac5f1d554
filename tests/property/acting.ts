import type { CallName } from '@galley/shared/contract/contract';
import { contract } from '@galley/shared/contract/contract';
import { callApi } from '../support/api-caller';
import type { TestSession } from '../support/companies';
import { type Command, suits } from './commands';
import type { Intent } from './intents';
import type { Model } from './model';

export interface CallResponse {
  call: CallName;
  status: number;
  message: string;
}

/** The resources of an acting user, and where the user records intended changes. */
export interface Actor {
  session: TestSession;
  model: Model;
  /** A read of the schedule is torn: visitors may see the state before. */
  maySeeBefore: boolean;
  newWord(): string;
  intend(intent: Intent): void;
}

export type Act = (actor: Actor, command: Command) => Promise<CallResponse | undefined>;

export async function call(actor: Pick<Actor, 'session'>, name: CallName, input: Record<string, unknown>) {
  const method = (contract[name].methods as readonly string[]).includes('POST') ? 'POST' : undefined;
  const { status, body, error } = await callApi(name, input, {
    session: actor.session,
    ...(method && { method }),
  });
  return { answer: { call: name, status, message: error.message ?? '' }, body };
}

/** The page of a command: one for which it makes sense, if there is one. New pages are at the end. */
export function pageOf({ model }: Actor, { does, page: number }: Command): number {
  const suitable = [...model.pages.values()].filter((page) => suits[does]?.(page, model) ?? true);
  const pages = suitable.length > 0 ? suitable : [...model.pages.values()];
  return pages[number % pages.length]?.id ?? 1;
}
