import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleNames } from '@galley/infra/build-functions';
import { stageNamed } from '@galley/infra/stage';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { markerBundles, prodTenants, synthesise, tenant } from './synthesise';

const prod = new Assembly(inject('prodAssembly'));

// biome-ignore lint/suspicious/noExplicitAny: the package has no types that can be resolved from here
let validator: any;
// biome-ignore lint/suspicious/noExplicitAny: as above
let engine: any;

beforeAll(() => {
  // The validator is bundled inside aws-cdk-lib; that version is the one that `cdk synth` would use.
  const require = createRequire(createRequire(import.meta.url).resolve('aws-cdk-lib'));
  validator = require('@aws/cloudformation-validate');
  engine = new validator.CelEngine();
});
afterAll(() => engine?.free?.());

describe.each(['localAssembly', 'prodAssembly'] as const)('the templates of %s', (name) => {
  const assembly = new Assembly(inject(name));
  test('have no error that the validator of the CDK finds', () => {
    const errors = [...assembly.templates.keys()].flatMap((stack) => {
      const file = new validator.TemplateFile(join(assembly.folder, `${stack}.template.json`));
      const { diagnostics } = engine.validateTemplate(file);
      expect(diagnostics.length).toBeGreaterThan(0);
      return diagnostics
        .filter((found: { severity: string }) => !['INFO', 'WARN'].includes(found.severity))
        .map((found: { ruleId: string; message: string }) => `${stack}: ${found.ruleId} ${found.message}`);
    });
    expect(errors).toEqual([]);
  });

  test('contain no VPC, no server and no third-party service', () => {
    const kinds = new Set(assembly.all().map((found) => found.type.split('::')[1]));
    for (const kind of ['EC2', 'RDS', 'OpenSearchService', 'ECS', 'CDK']) expect(kinds).not.toContain(kind);
  });
});

describe('data outlives its stack', () => {
  const kept = [
    'AWS::DynamoDB::Table',
    'AWS::S3::Bucket',
    'AWS::Cognito::UserPool',
    'AWS::Cognito::UserPoolClient',
    'AWS::SecretsManager::Secret',
  ];

  test.each(kept)('%s is retained, except where the deploy that makes it fails', (type) => {
    const found = prod.ofType(type);
    expect(found.length).toBeGreaterThan(0);
    // Leftovers of a failed first deploy would block the next one: names are taken, and none may be deleted.
    for (const each of found) expect(each.deletionPolicy).toBe('RetainExceptOnCreate');
  });

  test('a company is retained even then: its data exists as soon as a record is written', () => {
    const companies = prod.ofType('Custom::GalleyCompany');
    expect(companies.map(({ deletionPolicy }) => deletionPolicy)).toEqual(companies.map(() => 'Retain'));
  });

  test('the table is protected, can be restored to any second of 35 days and expires items by ttl', () => {
    const [table, ...others] = prod.ofType('AWS::DynamoDB::Table');
    expect(others).toEqual([]);
    expect(table?.properties).toMatchObject({
      BillingMode: 'PAY_PER_REQUEST',
      DeletionProtectionEnabled: true,
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
    });
  });

  test('no bucket is public', () => {
    for (const bucket of prod.ofType('AWS::S3::Bucket')) {
      expect(Object.values(bucket.properties.PublicAccessBlockConfiguration)).toEqual([
        true,
        true,
        true,
        true,
      ]);
    }
  });
});

describe('Lambdas', () => {
  const ours = prod.ofType('AWS::Lambda::Function').filter((lambda) => prod.bundleOf(lambda) !== undefined);

  test('time out before the HTTP API does, on a current runtime, with JSON logs that expire', () => {
    // One for each bundle; the three triggers of the user pool share theirs.
    expect(ours.length).toBe(bundleNames.length + 2);
    for (const { properties, stack } of ours) {
      expect(properties.Timeout).toBeLessThan(30);
      expect(properties.Runtime).toBe('nodejs24.x');
      expect(properties.Architectures).toEqual(['arm64']);
      expect(properties.LoggingConfig.LogFormat).toBe('JSON');
      const logGroup = prod.templates.get(stack).Resources[properties.LoggingConfig.LogGroup.Ref];
      expect(logGroup.Properties.RetentionInDays).toBe(90);
    }
  });

  test('time out within five seconds as Cognito triggers do', () => {
    for (const trigger of prod.functions('auth-triggers'))
      expect(trigger.properties.Timeout).toBeLessThanOrEqual(5);
  });
});

test('are swept every minute for jobs, which are retried by the product alone', () => {
  const [rule] = prod.ofType('AWS::Events::Rule');
  expect(rule?.properties.ScheduleExpression).toBe('rate(1 minute)');
  expect(rule?.properties.Targets).toMatchObject([
    { Input: '{"sweep":true}', RetryPolicy: { MaximumRetryAttempts: 0 } },
  ]);
  const jobs = prod.functionOf('jobs');
  const configs = prod.ofType('AWS::Lambda::EventInvokeConfig').filter(({ stack }) => stack === jobs.stack);
  expect(configs.map((config) => config.properties.MaximumRetryAttempts)).toEqual([0]);
});

describe('the user pool', () => {
  const [pool] = prod.ofType('AWS::Cognito::UserPool');
  const [client] = prod.ofType('AWS::Cognito::UserPoolClient');

  test('identifies users by email, has no self-registration and requires of a password only its length', () => {
    expect(pool?.properties).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 8,
          RequireLowercase: false,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
        },
      },
    });
    expect(Object.keys(pool?.properties.LambdaConfig).toSorted()).toEqual([
      'CreateAuthChallenge',
      'DefineAuthChallenge',
      'VerifyAuthChallengeResponse',
    ]);
  });

  test('has one confidential client with the two flows of the sign-in', () => {
    expect(client?.properties).toMatchObject({
      GenerateSecret: true,
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      AuthSessionValidity: 15,
    });
  });
});

describe('a company', () => {
  test('is created by the provider with everything that the handler needs', () => {
    const company = prod
      .ofType('Custom::GalleyCompany')
      .find((found) => found.stack.endsWith('Tenant-ready'));
    expect(company?.properties).toMatchObject({
      CompanyKey: 'ready',
      CompanyName: 'ready',
      AdminEmail: 'admin@ready.example',
      IsVendor: 'false',
      Domains: ['www.ready.example', 'ready.example'],
      SchemaVersion: '1',
      ServiceTimeout: '300',
    });
  });

  test('that is added changes no template but its own, and every other synth gives the same', () => {
    const bundles = markerBundles();
    const folder = synthesise('prod', [...prodTenants, tenant('acme')], bundles);
    const after = new Assembly(folder).templates;
    for (const made of [bundles, folder]) rmSync(made, { recursive: true, force: true });
    expect(after.get('Galley-prod-Tenant-acme')).toBeDefined();
    after.delete('Galley-prod-Tenant-acme');
    expect(after).toEqual(prod.templates);
  });

  test('adds at most three resources', () => {
    for (const [stack, template] of prod.templates) {
      if (stack.includes('-Tenant-')) expect(Object.keys(template.Resources).length).toBeLessThanOrEqual(3);
    }
  });
});

test('an unknown stage is rejected with the names of those that exist', () => {
  expect(() => stageNamed('staging')).toThrow(
    "There is no stage 'staging'. infra/stage.ts names: local, prod.",
  );
});
