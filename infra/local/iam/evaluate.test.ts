import { describe, expect, it } from 'vitest';
import type { AwsCall } from '../stand-ins/stand-in';
import { accessRequestOf, isAllowed } from './evaluate';
import { readPolicyDocument } from './policy-document';

const table = 'arn:aws:dynamodb:eu-west-1:000000000000:table/galley';
const call = (more: Partial<AwsCall>): AwsCall => ({
  service: 'dynamodb',
  action: 'dynamodb:GetItem',
  accessKeyId: 'role',
  resource: table,
  ...more,
});
const decide = (statement: object | object[], more: Partial<AwsCall>) =>
  isAllowed(readPolicyDocument({ Statement: statement }, 'Stack.Policy'), accessRequestOf(call(more)));

const byLeadingKeys = {
  Effect: 'Allow',
  Action: ['dynamodb:GetItem', 'dynamodb:Query'],
  Resource: table,
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['C#*#PATHS', 'JOBS#*'] } },
};
const notNull = { Null: { 'dynamodb:LeadingKeys': 'false' } };

describe('actions and resources', () => {
  it('allow what is named and nothing else', () => {
    const statement = { Effect: 'Allow', Action: 'dynamodb:GetItem', Resource: table };
    expect(decide(statement, {})).toBe(true);
    expect(decide(statement, { action: 'dynamodb:PutItem' })).toBe(false);
    expect(decide(statement, { resource: `${table}-other` })).toBe(false);
  });

  it('match wildcards, and actions in any case', () => {
    expect(
      decide({ Effect: 'Allow', Action: 'DynamoDB:get*', Resource: 'arn:aws:dynamodb:*:table/galle?' }, {}),
    ).toBe(true);
    expect(decide({ Effect: 'Allow', Action: '*', Resource: 'arn:aws:s3:::*' }, {})).toBe(false);
  });

  it('treat a dot in a resource literally', () => {
    expect(decide({ Effect: 'Allow', Action: '*', Resource: 'a.b' }, { resource: 'axb' })).toBe(false);
  });

  it('let a Deny win over every Allow', () => {
    const statements = [
      { Effect: 'Allow', Action: '*', Resource: '*' },
      { Effect: 'Deny', Action: 'dynamodb:DeleteItem', Resource: '*' },
    ];
    expect(decide(statements, {})).toBe(true);
    expect(decide(statements, { action: 'dynamodb:DeleteItem' })).toBe(false);
  });

  it('allow nothing without a statement', () => {
    expect(decide([], {})).toBe(false);
  });
});

describe('leading keys', () => {
  it('allow the partitions that match a pattern', () => {
    expect(decide(byLeadingKeys, { leadingKeys: ['C#acme#PATHS'] })).toBe(true);
    expect(decide(byLeadingKeys, { leadingKeys: ['C#acme#PATHS', 'JOBS#3'] })).toBe(true);
  });

  it('reject a call that touches one partition too many', () => {
    expect(decide(byLeadingKeys, { leadingKeys: ['C#acme#PATHS', 'C#acme#USERS'] })).toBe(false);
  });

  it('are true for ForAllValues when the key is absent, which is why a Null condition is beside it', () => {
    expect(decide(byLeadingKeys, {})).toBe(true);
    const guarded = { ...byLeadingKeys, Condition: { ...byLeadingKeys.Condition, ...notNull } };
    expect(decide(guarded, {})).toBe(false);
    expect(decide(guarded, { leadingKeys: ['C#acme#PATHS'] })).toBe(true);
  });

  it('are false for ForAnyValue when the key is absent', () => {
    const any = {
      ...byLeadingKeys,
      Condition: { 'ForAnyValue:StringEquals': { 'dynamodb:LeadingKeys': ['VENDOR'] } },
    };
    expect(decide(any, {})).toBe(false);
    expect(decide(any, { leadingKeys: ['VENDOR', 'C#acme#SITE'] })).toBe(true);
  });
});

describe('other conditions', () => {
  const mail = (condition: object, from?: string) =>
    decide(
      { Effect: 'Allow', Action: 'ses:SendEmail', Resource: '*', Condition: condition },
      {
        service: 'ses',
        action: 'ses:SendEmail',
        ...(from && { conditionKeys: { 'ses:FromAddress': from } }),
      },
    );

  it('compare the sender', () => {
    const condition = { StringLike: { 'ses:FromAddress': '*@mail.galley.example' } };
    expect(mail(condition, 'news@mail.galley.example')).toBe(true);
    expect(mail(condition, 'news@evil.example')).toBe(false);
    expect(mail(condition)).toBe(false);
    expect(mail({ StringEquals: { 'SES:fromaddress': 'a@b.example' } }, 'a@b.example')).toBe(true);
  });

  it('hold negated operators for an absent key, as IAM does', () => {
    const condition = { StringNotLike: { 'ses:FromAddress': '*@evil.example' } };
    expect(mail(condition)).toBe(true);
    expect(mail(condition, 'x@evil.example')).toBe(false);
  });

  it('need every operator of a block', () => {
    const condition = {
      StringLike: { 'ses:FromAddress': '*@b.example' },
      StringNotEquals: { 'ses:FromAddress': 'root@b.example' },
    };
    expect(mail(condition, 'a@b.example')).toBe(true);
    expect(mail(condition, 'root@b.example')).toBe(false);
  });
});

describe('a policy that cannot be evaluated', () => {
  const read = (statement: object) => () => readPolicyDocument({ Statement: statement }, 'Stack.Policy');
  const base = { Effect: 'Allow', Action: '*', Resource: '*' };

  it('is rejected by name: operators, keys, elements and variables', () => {
    expect(read({ ...base, Condition: { IpAddress: { 'aws:SourceIp': '::1' } } })).toThrow(
      /Stack.Policy.*IpAddress/,
    );
    expect(read({ ...base, Condition: { StringEquals: { 'aws:RequestTag/company': 'x' } } })).toThrow(
      /aws:RequestTag/,
    );
    expect(read({ Effect: 'Allow', NotAction: 's3:*', Resource: '*' })).toThrow(/NotAction/);
    expect(read({ ...base, Resource: ['arn:aws:s3:::b/$', '{aws:username}'].join('') })).toThrow(/variable/);
  });
});
