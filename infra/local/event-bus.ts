import type { EventRuleDefinition } from './assembly/event-rules';
import type { MayInvoke } from './iam/invoke-permissions';

/** An event as EventBridge delivers it. */
export interface BusEvent {
  source: string;
  'detail-type': string;
  detail: unknown;
}

export interface EventBus {
  /** Invokes the targets of all rules whose pattern matches. */
  publish(event: BusEvent): void;
}

export interface EventBusOptions {
  definitions: EventRuleDefinition[];
  invokeLater: (functionArn: string, payload: string) => void;
  mayInvoke: MayInvoke;
}

type Matches = (value: unknown) => boolean;

/**
 * The account's default bus with the app's rules.
 * @throws Error for a pattern with anything other than lists of strings
 */
export function createEventBus({ definitions, invokeLater, mayInvoke }: EventBusOptions): EventBus {
  const rules = definitions.map(({ id, arn, pattern, targets }) => ({
    arn,
    targets,
    matches: readPattern(pattern, id),
  }));
  return {
    publish(event) {
      for (const { arn, targets } of rules.filter(({ matches }) => matches(event))) {
        for (const { functionArn } of targets) {
          // On AWS a missing permission shows only as a failed invocation in the rule's metrics.
          if (mayInvoke(functionArn, 'events.amazonaws.com', arn))
            invokeLater(functionArn, JSON.stringify(event));
        }
      }
    },
  };
}

/**
 * Fields by name, down to lists of strings: a field matches if it is one of them, or a list that contains
 * one.
 */
export function readPattern(pattern: unknown, id: string): Matches {
  if (typeof pattern !== 'object' || pattern === null) throw unknownPattern(pattern, id);
  if (Array.isArray(pattern)) {
    const texts: unknown[] = pattern.filter((text) => typeof text === 'string');
    if (texts.length === 0 || texts.length < pattern.length) throw unknownPattern(pattern, id);
    return (value) => [value].flat().some((one) => texts.includes(one));
  }
  if ('$or' in pattern) throw unknownPattern(pattern, id);
  const fields = Object.entries(pattern).map(([name, part]) => ({ name, matches: readPattern(part, id) }));
  return (value) =>
    typeof value === 'object' &&
    value !== null &&
    fields.every(({ name, matches }) => matches((value as Record<string, unknown>)[name]));
}

function unknownPattern(pattern: unknown, id: string): Error {
  return new Error(`${id}: the laptop cloud does not know the pattern ${JSON.stringify(pattern)}`);
}
