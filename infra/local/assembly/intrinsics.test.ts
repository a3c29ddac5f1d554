import { describe, expect, it } from 'vitest';
import { Intrinsics } from './intrinsics';
import { LocalResourceValues } from './resource-values';
import type { Stack } from './template';

const producer: Stack = {
  name: 'Producer',
  region: 'us-east-1',
  assets: new Map(),
  template: {
    Resources: { Topic: { Type: 'AWS::S3::Bucket', Properties: { BucketName: 'given' } } },
    Outputs: {
      Weak: { Value: { Ref: 'Topic' } },
      Strong: { Value: { 'Fn::GetAtt': ['Topic', 'Arn'] }, Export: { Name: 'Producer:Topic' } },
    },
  },
};
const stack: Stack = {
  name: 'App',
  region: 'eu-west-1',
  assets: new Map(),
  template: {
    Parameters: { Size: { Default: 'small' } },
    Conditions: {
      IsSmall: { 'Fn::Equals': [{ Ref: 'Size' }, 'small'] },
      IsNot: { 'Fn::Not': [{ Condition: 'IsSmall' }] },
    },
    Resources: {
      Table: { Type: 'AWS::DynamoDB::Table' },
      Fn: { Type: 'AWS::Lambda::Function' },
      Alarm: { Type: 'AWS::CloudWatch::Alarm' },
      LongLogicalIdThatGoesOnAndOnUntilNoServiceWouldTakeItAsAName1234ABCD: { Type: 'AWS::Lambda::Function' },
    },
  },
};
const values = new LocalResourceValues('123456789012', (reference) => `secret of ${reference}`);
const intrinsics = new Intrinsics([producer, stack], values);
values.resolveWith((of, value) => intrinsics.resolve(of, value));
const resolve = (value: unknown) => intrinsics.resolve(stack, value);

describe('intrinsic functions', () => {
  it('return names, attributes and pseudo parameters of this machine', () => {
    expect(resolve({ Ref: 'Table' })).toBe('app-table');
    expect(resolve({ 'Fn::GetAtt': ['Fn', 'Arn'] })).toBe(
      'arn:aws:lambda:eu-west-1:123456789012:function:app-fn',
    );
    expect(resolve({ 'Fn::GetAtt': 'Fn.Arn' })).toBe('arn:aws:lambda:eu-west-1:123456789012:function:app-fn');
    // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation's own syntax
    const text = '${AWS::Region}/${Fn.Arn}/${x}/${!y}';
    // biome-ignore lint/suspicious/noTemplateCurlyInString: what stays of an escaped one
    const resolved = 'eu-west-1/arn:aws:lambda:eu-west-1:123456789012:function:app-fn/small/${y}';
    expect(resolve({ 'Fn::Sub': [text, { x: { Ref: 'Size' } }] })).toBe(resolved);
    expect(resolve({ a: [{ Ref: 'AWS::NoValue' }, 1], b: { Ref: 'AWS::NoValue' } })).toEqual({ a: [1] });
  });

  it('join, split, select and evaluate conditions', () => {
    const host = { 'Fn::Select': [2, { 'Fn::Split': ['/', 'https://host/path'] }] };
    expect(resolve({ 'Fn::Join': ['', ['<', host, '>']] })).toBe('<host>');
    expect(resolve({ 'Fn::If': ['IsSmall', 'yes', 'no'] })).toBe('yes');
    expect(resolve({ 'Fn::If': ['IsNot', 'yes', 'no'] })).toBe('no');
  });

  it('resolve other stacks’ outputs and exports', () => {
    expect(resolve({ 'Fn::GetStackOutput': { StackName: 'Producer', OutputName: 'Weak' } })).toBe('given');
    expect(resolve({ 'Fn::ImportValue': 'Producer:Topic' })).toBe('arn:aws:s3:::given');
    expect(() => resolve({ 'Fn::ImportValue': 'Other' })).toThrow('No stack exports Other');
  });

  it('resolve secrets, also within text', () => {
    expect(resolve('a {{resolve:secretsmanager:one:SecretString:::}} b')).toBe(
      'a secret of one:SecretString::: b',
    );
    expect(() => resolve('{{resolve:ssm:x}}')).toThrow(/only secretsmanager/);
  });

  it('stop with the name of an unknown function', () => {
    expect(() => resolve({ 'Fn::Cidr': [] })).toThrow(/Fn::Cidr/);
    expect(() => resolve({ Ref: 'Nothing' })).toThrow('Stack App refers to Nothing');
    expect(() => resolve({ 'Fn::GetAtt': ['Table', 'Odd'] })).toThrow('Attribute Odd of App.Table');
  });

  it('invent values without an effect on a laptop, and prefer those of a stand-in', () => {
    expect(resolve({ 'Fn::GetAtt': ['Alarm', 'Arn'] })).toContain('Alarm');
    values.know(stack, 'Table', 'Ref', 'told');
    expect(resolve({ Ref: 'Table' })).toBe('told');
  });

  it('keep invented names within 63 characters and distinct', () => {
    const name = String(
      resolve({ Ref: 'LongLogicalIdThatGoesOnAndOnUntilNoServiceWouldTakeItAsAName1234ABCD' }),
    );
    expect(name).toHaveLength(63);
    expect(name).toMatch(/1234abcd$/);
  });
});
