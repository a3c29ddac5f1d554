import type { ScheduleDefinition } from './assembly/event-rules';
import type { MayInvoke } from './iam/invoke-permissions';

const minuteMs = 60_000;
const unitMs: Record<string, number> = { minute: minuteMs, hour: 60 * minuteMs, day: 24 * 60 * minuteMs };

export interface Schedules {
  /** Runs all rules' targets now, whatever their schedule. */
  runAll(): void;
  stop(): void;
}

export interface SchedulesOptions {
  definitions: ScheduleDefinition[];
  invokeLater: (functionArn: string, payload: string) => void;
  mayInvoke: MayInvoke;
  /** False: rules run only by `runAll`. */
  isTimed: boolean;
}

/**
 * Runs the app's rules by asynchronous invocations of their targets.
 * @throws Error for an expression that is neither a rate nor a cron
 */
export function startSchedules({
  definitions,
  invokeLater,
  mayInvoke,
  isTimed,
}: SchedulesOptions): Schedules {
  const run = ({ arn, targets }: ScheduleDefinition) => {
    for (const { functionArn, input } of targets) {
      // On AWS a missing permission shows only as a failed invocation in the rule's metrics.
      if (!mayInvoke(functionArn, 'events.amazonaws.com', arn)) continue;
      invokeLater(functionArn, JSON.stringify(input));
    }
  };
  const starts = definitions.map((definition) => {
    const rate = rateMs(definition.expression);
    // The laptop was off, and missed what a rule of the cloud would have run: the first run does not wait.
    if (rate)
      return () => {
        run(definition);
        return setInterval(() => run(definition), rate);
      };
    const cron = parseCron(definition.expression);
    const runIfDue = () => {
      if (isDue(cron, new Date())) run(definition);
    };
    return () => setInterval(runIfDue, minuteMs);
  });
  const timers = isTimed ? starts.map((start) => start()) : [];
  return {
    runAll: () => definitions.forEach(run),
    stop() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/** The milliseconds of `rate(5 minutes)`; undefined for a cron expression. */
export function rateMs(expression: string): number | undefined {
  const match = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression);
  return match ? Number(match[1]) * (unitMs[match[2] ?? ''] ?? 0) : undefined;
}

export type Cron = ((value: number) => boolean)[];

const fields: [low: number, high: number, names?: string[]][] = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12, ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']],
  [1, 7, ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']],
  [1970, 2199],
];

/** EventBridge's six fields in UTC: minutes, hours, day of month, month, day of week (Sunday is 1), year. */
export function parseCron(expression: string): Cron {
  const parts = /^cron\((.+)\)$/.exec(expression)?.[1]?.split(/\s+/) ?? [];
  if (parts.length !== fields.length)
    throw new Error(`${expression} is no schedule that the laptop cloud knows`);
  return fields.map(([low, high, names = []], index) => {
    const tests = (parts[index] ?? '')
      .split(',')
      .map((part) => parsePart(part, low, high, names, expression));
    return (value) => tests.some((test) => test(value));
  });
}

function parsePart(part: string, low: number, high: number, names: string[], expression: string) {
  const [range = '', step = '1'] = part.split('/');
  const number = (text: string) => {
    const value = names.includes(text.toUpperCase()) ? names.indexOf(text.toUpperCase()) + low : Number(text);
    if (!Number.isInteger(value) || value < low || value > high) {
      throw new Error(`${expression}: the laptop cloud does not know '${part}'`);
    }
    return value;
  };
  const isAny = range === '*' || range === '?';
  const [from = low, to = part.includes('/') ? high : from] = isAny
    ? [low, high]
    : range.split('-').map(number);
  return (value: number) => value >= from && value <= to && (value - from) % Number(step) === 0;
}

export function isDue(cron: Cron, date: Date): boolean {
  const values = [
    date.getUTCMinutes(),
    date.getUTCHours(),
    date.getUTCDate(),
    date.getUTCMonth() + 1,
    date.getUTCDay() + 1,
    date.getUTCFullYear(),
  ];
  return cron.every((test, index) => test(values[index] ?? 0));
}
