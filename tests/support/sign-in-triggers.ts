import type { TriggerEvent, TriggerName } from '@galley/infra/local/stand-ins/cognito/challenge-triggers';

type Trigger = (event: TriggerEvent) => Promise<TriggerEvent>;

const exportNames = {
  DefineAuthChallenge: 'define',
  CreateAuthChallenge: 'create',
  VerifyAuthChallengeResponse: 'verify',
} as const satisfies Record<TriggerName, string>;

/** Runs the real challenge triggers, with their events as JSON as Lambda passes them. */
export async function invokeTrigger(name: TriggerName, event: TriggerEvent): Promise<TriggerEvent> {
  const triggers = (await import('../../functions/auth-triggers/handler')) as unknown as Record<
    string,
    Trigger
  >;
  const trigger = triggers[exportNames[name]];
  if (!trigger) throw new Error(`functions/auth-triggers/handler.ts does not export ${exportNames[name]}`);
  return JSON.parse(JSON.stringify(await trigger(JSON.parse(JSON.stringify(event))))) as TriggerEvent;
}
