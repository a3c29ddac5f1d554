import { describe, expect, it } from 'vitest';
import { isDue, parseCron, rateMs, startSchedules } from './schedules';

const at = (text: string) => new Date(`${text}Z`);
const due = (expression: string, date: string) => isDue(parseCron(expression), at(date));

describe('schedules', () => {
  it('parse rates', () => {
    expect(rateMs('rate(1 minute)')).toBe(60_000);
    expect(rateMs('rate(12 hours)')).toBe(12 * 3_600_000);
    expect(rateMs('cron(0 3 * * ? *)')).toBeUndefined();
  });

  it('parse cron with ranges, lists, steps and names, in UTC', () => {
    expect(due('cron(0 3 * * ? *)', '2026-11-20T03:00')).toBe(true);
    expect(due('cron(0 3 * * ? *)', '2026-11-20T04:00')).toBe(false);
    expect(due('cron(0/15 8-17 ? * MON-FRI *)', '2026-11-20T17:45')).toBe(true);
    expect(due('cron(0/15 8-17 ? * MON-FRI *)', '2026-11-21T17:45')).toBe(false);
    expect(due('cron(5,10 * 1 JAN ? 2027)', '2027-01-01T00:10')).toBe(true);
    expect(due('cron(5,10 * 1 JAN ? 2027)', '2027-01-01T00:11')).toBe(false);
  });

  it('reject unknown expressions by name', () => {
    const start = (expression: string) => () =>
      startSchedules({
        definitions: [{ id: 'x', arn: 'x', expression, targets: [] }],
        invokeLater: () => undefined,
        mayInvoke: () => true,
        isTimed: false,
      });
    expect(start('at(2026-11-20T00:00:00)')).toThrow('at(2026-11-20T00:00:00)');
    expect(start('cron(0 3 L * ? *)')).toThrow(/does not know 'L'/);
    expect(start('rate(5 minutes)')).not.toThrow();
  });

  it('run a rate at the start, and a cron only at its time', () => {
    const invoked: string[] = [];
    const rule = (id: string, expression: string) => ({
      ...{ id, arn: id, expression },
      targets: [{ functionArn: id, input: {} }],
    });
    startSchedules({
      definitions: [rule('a', 'rate(1 minute)'), rule('b', 'cron(0 3 1 1 ? 2199)')],
      invokeLater: (functionArn) => invoked.push(functionArn),
      mayInvoke: () => true,
      isTimed: true,
    }).stop();
    expect(invoked).toEqual(['a']);
  });

  it('do not run a target that the rule may not invoke', () => {
    const invoked: string[] = [];
    const { runAll } = startSchedules({
      definitions: [
        {
          id: 'a',
          arn: 'rule-a',
          expression: 'rate(1 day)',
          targets: [{ functionArn: 'f', input: { n: 1 } }],
        },
        {
          id: 'b',
          arn: 'rule-b',
          expression: 'rate(1 day)',
          targets: [{ functionArn: 'f', input: { n: 2 } }],
        },
      ],
      invokeLater: (_, payload) => invoked.push(payload),
      mayInvoke: (_, principal, source) => principal === 'events.amazonaws.com' && source === 'rule-a',
      isTimed: false,
    });
    runAll();
    expect(invoked).toEqual(['{"n":1}']);
  });
});
