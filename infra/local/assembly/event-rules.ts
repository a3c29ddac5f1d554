import type { Assembly, AssemblyResource } from './assembly';
import { refuseUnknownNames } from './unknown-names';

export interface ScheduleDefinition {
  id: string;
  arn: string;
  /** `rate(1 minute)` or `cron(…)`. */
  expression: string;
  targets: { functionArn: string; input: unknown }[];
}

export interface EventRuleDefinition {
  id: string;
  arn: string;
  /** The pattern from the template: which events of the default bus the rule matches. */
  pattern: unknown;
  /** Functions that get the whole event. */
  targets: { functionArn: string }[];
}

interface RuleProperties {
  ScheduleExpression?: string;
  EventPattern?: unknown;
  State?: string;
  Targets?: { Arn: string; Input?: string; [option: string]: unknown }[];
}
type Rule = AssemblyResource<RuleProperties>;

/**
 * The enabled rules with a schedule.
 * @throws Error for an unsupported option of a target
 */
export function readSchedules(assembly: Assembly): ScheduleDefinition[] {
  return enabledRules(assembly).flatMap((rule) => {
    const expression = rule.property('ScheduleExpression');
    if (!expression) return [];
    const targets = targetsOf(rule, ['Input']).map(({ Arn, Input }) => ({
      functionArn: Arn,
      input: Input === undefined ? {} : (JSON.parse(Input) as unknown),
    }));
    return [{ id: rule.id, arn: rule.attribute('Arn'), expression, targets }];
  });
}

/**
 * The enabled rules with an event pattern.
 * @throws Error for an unsupported option of a target
 */
export function readEventRules(assembly: Assembly): EventRuleDefinition[] {
  return enabledRules(assembly).flatMap((rule) => {
    const pattern = rule.property('EventPattern');
    if (!pattern) return [];
    const targets = targetsOf(rule, []).map(({ Arn }) => ({ functionArn: Arn }));
    return [{ id: rule.id, arn: rule.attribute('Arn'), pattern, targets }];
  });
}

function enabledRules(assembly: Assembly): Rule[] {
  return assembly
    .resources<RuleProperties>('AWS::Events::Rule')
    .filter((rule) => rule.property('State') !== 'DISABLED');
}

function targetsOf(rule: Rule, known: string[]): NonNullable<RuleProperties['Targets']> {
  const targets = rule.property('Targets') ?? [];
  for (const target of targets) {
    // The laptop has no dead-letter queue.
    const names = ['Arn', 'Id', 'RetryPolicy', 'DeadLetterConfig', ...known];
    refuseUnknownNames(target, names, `A target of ${rule.id}`);
  }
  return targets;
}
