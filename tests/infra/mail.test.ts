import { mailEventSchema } from '@galley/functions/mail-events/mail-event';
import { readPattern } from '@galley/infra/local/event-bus';
import { accessRequestOf, isAllowed as mayDo } from '@galley/infra/local/iam/evaluate';
import { readPolicyDocument } from '@galley/infra/local/iam/policy-document';
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

describe('mail events', () => {
  test('go from the configuration set to the default bus, the only one that SES supports', () => {
    expect(destination.ConfigurationSetName).toEqual({ Ref: set.id });
    const { EventBridgeDestination, ...event } = destination.EventDestination;
    expect(event).toEqual({ Enabled: true, MatchingEventTypes: ['bounce', 'complaint', 'reject'] });
    expect(JSON.stringify(EventBridgeDestination.EventBusArn)).toMatch(/:event-bus\/default"/);
  });

  test('are sent by one rule to the Lambda that knows the purpose of each mail, and to no other', () => {
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
    "of %s match the rule’s pattern and the Lambda's schema, from our configuration set only",
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

  test('update mail states: that Lambda adds and removes nothing and sends no mail', () => {
    const actions = assembly.statementsOf(mailEvents).flatMap((statement) => statement.actions);
    expect(actions.toSorted()).toEqual([
      'dynamodb:BatchGetItem',
      'dynamodb:GetItem',
      'dynamodb:Query',
      'dynamodb:UpdateItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sqs:GetQueueAttributes',
      'sqs:GetQueueUrl',
      'sqs:SendMessage',
    ]);
  });

  test('are retried where the Lambda fails, and kept for two weeks where that fails too', () => {
    const lost = one('AWS::SQS::Queue');
    const queue = { 'Fn::GetAtt': [lost.id, 'Arn'] };
    expect(lost.properties.MessageRetentionPeriod).toBe(14 * 24 * 60 * 60);
    const configured = assembly
      .ofType('AWS::Lambda::EventInvokeConfig')
      .filter(({ properties }) => JSON.stringify(properties.FunctionName).includes(mailEvents.id));
    expect(configured.map(({ properties }) => properties)).toEqual([
      expect.objectContaining({
        MaximumRetryAttempts: 2,
        DestinationConfig: { OnFailure: { Destination: queue } },
      }),
    ]);
    // EventBridge keeps events that never reached the Lambda, such as while it is throttled.
    expect(rules[0]?.properties.Targets[0].DeadLetterConfig).toEqual({ Arn: queue });
    const policies = assembly.ofType('AWS::SQS::QueuePolicy').map(({ properties }) => properties);
    const statements = policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
    expect(statements).toContainEqual(
      expect.objectContaining({
        Effect: 'Allow',
        Action: 'sqs:SendMessage',
        Principal: { Service: 'events.amazonaws.com' },
        Condition: { ArnEquals: { 'aws:SourceArn': { 'Fn::GetAtt': [rules[0]?.id, 'Arn'] } } },
      }),
    );
  });
});

describe('the permission to send mail', () => {
  const sending = assembly
    .statementsOf(assembly.functionOf('jobs'))
    .filter(({ actions }) => actions.some((action) => action.startsWith('ses:')));

  test('is granted for senders of our domain, whichever identity SES checks', () => {
    expect(sending.map(({ actions, condition }) => [actions, condition])).toEqual([
      [['ses:SendEmail'], { StringLike: { 'ses:FromAddress': '*@mail.galley.example' } }],
    ]);
  });

  test.each([
    ['the domain', 'identity/mail.galley.example', 'no-reply@mail.galley.example', true],
    ['a recipient, as in the sandbox', 'identity/admin@acme.example', 'no-reply@mail.galley.example', true],
    ['the configuration set', `configuration-set/${setName}`, 'no-reply@mail.galley.example', true],
    ['another configuration set', 'configuration-set/theirs', 'no-reply@mail.galley.example', false],
    ['another sender of the account', 'identity/else.example', 'boss@else.example', false],
    ['a sender that ends alike', 'identity/else.example', 'no-reply@mail.galley.example.else.example', false],
  ])('of the role, %s', (_what, resource, from, isAllowed) => {
    const own = sending.map(({ actions, resources, condition }) => ({
      Effect: 'Allow',
      Action: actions,
      Resource: resources.map(written),
      Condition: condition,
    }));
    const call = {
      service: 'ses' as const,
      action: 'ses:SendEmail',
      accessKeyId: 'JOBS',
      resource: `arn:aws:ses:eu-west-1:000000000000:${resource}`,
      conditionKeys: { 'ses:FromAddress': from },
    };
    const statements = readPolicyDocument({ Statement: own }, 'the role');
    expect(mayDo(statements, accessRequestOf(call))).toBe(isAllowed);
  });
});

/** An ARN that CDK joined, as CloudFormation would write it. */
function written(arn: unknown): string {
  if (typeof arn === 'string') return arn;
  const { 'Fn::Join': [glue, parts] = ['', []] } = arn as { 'Fn::Join'?: [string, unknown[]] };
  return parts.map((part) => (typeof part === 'string' ? part : 'aws')).join(glue);
}

test('is prepared by DNS records, all of which the mail stack outputs', () => {
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

test('is for mails that are signed by our domain, and whose bounces go to no mailbox', () => {
  const { properties } = one('AWS::SES::EmailIdentity');
  expect(properties.FeedbackAttributes).toEqual({ EmailForwardingEnabled: false });
  expect(properties.MailFromAttributes.MailFromDomain).toBe(`bounce.${properties.EmailIdentity}`);
  expect(properties.ConfigurationSetAttributes.ConfigurationSetName).toEqual({ Ref: set.id });
});
