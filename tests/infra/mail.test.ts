import { mailEventSchema } from '@galley/functions/mail-events/mail-event';
import { readPattern } from '@galley/infra/local/event-bus';
import { eventsOf } from '@galley/infra/local/stand-ins/ses/mail-events';
import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';

const assembly = new Assembly(inject('localAssembly'));
const one = (type: string) => {
  const [found, ...others] = assembly.ofType(type);
  if (!found || others.length > 0) throw new Error(`There is not one ${type}.`);
  return found;
};
const set = one('AWS::SES::ConfigurationSet');
const setName: string = set.properties.Name;
const destination = one('AWS::SES::ConfigurationSetEventDestination').properties;
const mailEvents = assembly.functionOf('mail-events');
const rules = assembly.ofType('AWS::Events::Rule').filter(({ properties }) => 'EventPattern' in properties);

describe('mail that comes back', () => {
  test('goes from the configuration set to the default bus, which is the only one that SES knows', () => {
    expect(destination.ConfigurationSetName).toEqual({ Ref: set.id });
    const { EventBridgeDestination, ...event } = destination.EventDestination;
    expect(event).toEqual({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'reject'] });
    expect(JSON.stringify(EventBridgeDestination.EventBusArn)).toMatch(/:event-bus\/default"/);
  });

  test('is taken by one rule to the Lambda that knows what each mail was for, and by no other', () => {
    expect(rules).toHaveLength(1);
    const [rule] = rules;
    expect(rule?.properties.Targets.map(({ Arn }: { Arn: unknown }) => Arn)).toEqual([
      { 'Fn::GetAtt': [mailEvents.id, 'Arn'] },
    ]);
    const permissions = assembly
      .ofType('AWS::Lambda::Permission')
      .filter(({ stack, properties }) => stack === mailEvents.stack && properties.Action);
    expect(permissions.map(({ properties }) => properties)).toEqual([
      {
        Action: 'lambda:InvokeFunction',
        FunctionName: { 'Fn::GetAtt': [mailEvents.id, 'Arn'] },
        Principal: 'events.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [rule?.id, 'Arn'] },
      },
    ]);
  });

  test.each([
    ['bounce', 'Bounce'],
    ['suppressionlist', 'Bounce'],
    ['complaint', 'Complaint'],
  ])(
    'of %s fits the rule’s pattern and what the Lambda reads, from our configuration set only',
    (name, type) => {
      const message = {
        ...{ id: '1', from: 'a@b.example', to: [`${name}@simulator.amazonses.com`], cc: [], bcc: [] },
        ...{
          replyTo: [],
          subject: '',
          text: '',
          html: '',
          attachments: [],
          timestamp: '2026-11-20T10:00:00Z',
        },
      };
      const from = (configurationSet: string) =>
        eventsOf(message, {
          region: 'eu-west-1',
          account: '000000000000',
          configurationSet,
          published: destination.EventDestination.MatchingEventTypes,
          tags: {},
        });
      const fits = readPattern(rules[0]?.properties.EventPattern, 'the rule');
      const [ours] = from(setName);
      expect(fits(ours)).toBe(true);
      expect(mailEventSchema.parse(ours).detail.eventType).toBe(type);
      expect(from('another').map(fits)).toEqual([false]);
    },
  );

  test('changes what is known of a mail: that Lambda adds and removes nothing and calls nobody', () => {
    const actions = assembly.statementsOf(mailEvents).flatMap((statement) => statement.actions);
    expect(actions.toSorted()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
    ]);
  });

  test('is tried again where the Lambda fails: nobody sends an event a second time', () => {
    const configured = assembly
      .ofType('AWS::Lambda::EventInvokeConfig')
      .filter(({ properties }) => JSON.stringify(properties.FunctionName).includes(mailEvents.id));
    expect(configured).toEqual([]);
  });
});

test('the mail stack tells every DNS record that the vendor enters', () => {
  const { Outputs } = assembly.templates.get(set.stack);
  const told = Object.keys(Outputs).filter((name) => name.endsWith('Record') || /^DkimRecord\d$/.test(name));
  expect(told).toEqual([
    'DkimRecord1',
    'DkimRecord2',
    'DkimRecord3',
    'MailFromRecord',
    'SpfRecord',
    'DmarcRecord',
  ]);
  expect(JSON.stringify(Outputs.DkimRecord2.Value)).toMatch(/DkimDNSTokenName2.* CNAME .*DkimDNSTokenValue2/);
  expect(Outputs.MailFromRecord.Value).toMatch(
    /^bounce\.mail\..* MX 10 feedback-smtp\.[a-z0-9-]+\.amazonses\.com$/,
  );
});

test('mails of the identity are signed by our domain and their bounces go to no mailbox', () => {
  const { properties } = one('AWS::SES::EmailIdentity');
  expect(properties.FeedbackAttributes).toEqual({ EmailForwardingEnabled: false });
  expect(properties.MailFromAttributes.MailFromDomain).toBe(`bounce.${properties.EmailIdentity}`);
  expect(properties.ConfigurationSetAttributes.ConfigurationSetName).toEqual({ Ref: set.id });
});
