import { describe, expect, it } from 'vitest';
import { type BusEvent, createEventBus, readPattern } from './event-bus';

const pattern = {
  source: ['aws.ses'],
  'detail-type': ['Email Bounced', 'Email Rejected'],
  detail: { mail: { tags: { 'ses:configuration-set': ['galley-local'] } } },
};
const event = (detailType = 'Email Bounced', sets = ['galley-local']): BusEvent => ({
  source: 'aws.ses',
  'detail-type': detailType,
  detail: { mail: { tags: { 'ses:configuration-set': sets, other: ['x'] } } },
});

describe('the event bus', () => {
  it('matches events in which every named field has one of the given values', () => {
    const fits = readPattern(pattern, 'rule');
    expect(fits(event())).toBe(true);
    expect(fits(event('Email Rejected', ['another', 'galley-local']))).toBe(true);
    expect(fits(event('Email Delivered'))).toBe(false);
    expect(fits(event('Email Bounced', ['another']))).toBe(false);
    expect(fits({ source: 'aws.ses', 'detail-type': 'Email Bounced' })).toBe(false);
  });

  it('invokes the targets with the whole event, where the rule may', () => {
    const invoked: [string, string][] = [];
    const bus = createEventBus({
      definitions: [
        { id: 'a', arn: 'rule-a', pattern, targets: [{ functionArn: 'f' }] },
        { id: 'b', arn: 'rule-b', pattern, targets: [{ functionArn: 'g' }] },
      ],
      invokeLater: (functionArn, payload) => invoked.push([functionArn, payload]),
      mayInvoke: (_, principal, source) => principal === 'events.amazonaws.com' && source === 'rule-a',
    });
    bus.publish(event());
    bus.publish(event('Email Delivered'));
    expect(invoked).toEqual([['f', JSON.stringify(event())]]);
  });

  it.each([
    { source: [{ prefix: 'aws.' }] },
    { source: [] },
    { source: 'aws.ses' },
    { detail: { n: [1] } },
    { $or: [{ source: ['a'] }] },
  ])('rejects the pattern %j with the rule’s name', (unknown) => {
    expect(() => readPattern(unknown, 'Mail.Rule')).toThrow('Mail.Rule: the laptop cloud does not know');
  });
});
