import { partitions } from '@galley/functions/core/entities/partitions';
import { bundleNames } from '@galley/infra/build-functions';
import { describe, expect, inject, test } from 'vitest';
import { Assembly, type Statement } from './assembly';
import { aKeyOf } from './partition-keys';

const assembly = new Assembly(inject('localAssembly'));

function statements(bundle: string): Statement[] {
  return assembly.functions(bundle).flatMap((lambda) => assembly.statementsOf(lambda));
}

const tableStatements = (bundle: string): Statement[] =>
  statements(bundle).filter(({ actions }) => actions.some((action) => action.startsWith('dynamodb:')));

function leadingKeys(statement: Statement): string[] {
  return statement.condition['ForAllValues:StringLike']['dynamodb:LeadingKeys'];
}

/** Matches as IAM does: a star matches any text, including number signs. */
function isLike(value: string, pattern: string): boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`).test(value);
}

function mayTouch(bundle: string, action: string, partition: string): boolean {
  return tableStatements(bundle).some(
    (statement) =>
      statement.actions.includes(action) &&
      leadingKeys(statement).some((pattern) => isLike(partition, pattern)),
  );
}

const writes = ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'];
const bundlesThatMay = (action: string) =>
  bundleNames.filter((bundle) => statements(bundle).some((statement) => statement.actions.includes(action)));

describe('every role', () => {
  test('belongs to one Lambda and has no managed policy', () => {
    const roles = assembly.ofType('AWS::IAM::Role');
    const lambdas = assembly.ofType('AWS::Lambda::Function');
    expect(roles.length).toBe(lambdas.length);
    for (const role of roles) expect(role.properties.ManagedPolicyArns ?? []).toEqual([]);
  });

  test('names its actions one by one and their resources', () => {
    for (const lambda of assembly.ofType('AWS::Lambda::Function')) {
      for (const statement of assembly.statementsOf(lambda)) {
        for (const action of statement.actions) expect(action).toMatch(/^[a-z0-9-]+:[A-Za-z]+$/);
        expect(statement.resources).not.toContain('*');
      }
    }
  });

  test.each(bundleNames)('%s touches only named partitions of the table', (bundle) => {
    expect(tableStatements(bundle).length > 0).toBe(bundle !== 'image-widths');
    const known = Object.values(partitions).map(({ pattern }) => pattern);
    for (const statement of tableStatements(bundle)) {
      expect(known).toEqual(expect.arrayContaining(leadingKeys(statement)));
      expect(statement.condition.Null).toEqual({ 'dynamodb:LeadingKeys': 'false' });
      expect(statement.actions).not.toContain('dynamodb:Scan');
    }
  });
});

describe('a Lambda cannot do more than it needs:', () => {
  test('the visitor page reads published paths and nothing else', () => {
    expect(
      tableStatements('visitor-page').map((statement) => [
        statement.actions.toSorted(),
        leadingKeys(statement),
      ]),
    ).toEqual([[['dynamodb:BatchGetItem', 'dynamodb:GetItem', 'dynamodb:Query'], ['C#*#PATHS']]]);
    expect(
      statements('visitor-page')
        .flatMap((statement) => statement.actions)
        .filter((action) => !action.startsWith('dynamodb:')),
    ).toEqual(['logs:CreateLogStream', 'logs:PutLogEvents']);
  });

  test("the Lambda for visitors' forms adds and counts submissions and budgets, and touches nothing else", () => {
    const own = ['C#*#SUBMISSIONS#*', 'RATE#*'];
    const written = tableStatements('public-site')
      .map((statement) => [
        statement.actions.filter((action) => writes.includes(action)),
        leadingKeys(statement),
      ])
      .filter(([actions]) => actions?.length !== 0);
    expect(written).toEqual([
      [['dynamodb:PutItem'], [...own, 'JOBS#*']],
      [['dynamodb:UpdateItem'], ['C#*#COUNTS', ...own, 'C#*#BUDGETS']],
    ]);
  });

  test('sign-in adds jobs but neither changes nor deletes one', () => {
    expect(mayTouch('authentication', 'dynamodb:PutItem', 'JOBS#0')).toBe(true);
    expect(mayTouch('authentication', 'dynamodb:UpdateItem', 'JOBS#0')).toBe(false);
    expect(mayTouch('authentication', 'dynamodb:DeleteItem', 'JOBS#0')).toBe(false);
  });

  test('items are removed only by their owners; most of them by no one', () => {
    const removers = Object.entries(aKeyOf).map(([kind, key]) => [
      kind,
      bundleNames.filter((bundle) => mayTouch(bundle, 'dynamodb:DeleteItem', key)),
    ]);
    expect(Object.fromEntries(removers.filter(([, bundles]) => bundles?.length))).toEqual({
      site: ['site-information', 'settings', 'jobs'],
      paths: ['pages', 'jobs'],
      page: ['components', 'versions', 'jobs'],
      sections: ['components'],
      redirects: ['pages', 'versions', 'jobs'],
      submissions: ['forms', 'jobs'],
      images: ['images'],
      users: ['users'],
      user: ['authentication'],
      factor: ['users'],
      email: ['users'],
      attempt: ['authentication'],
      rate: ['authentication'],
      signOn: ['vendor'],
      news: ['jobs'],
      outside: ['jobs'],
      hints: ['pages', 'versions', 'jobs'],
      launches: ['versions', 'jobs'],
      jobs: ['pages', 'versions', 'jobs'],
    });
  });

  test('only sign-in and its triggers see sign-in attempts', () => {
    const readers = bundleNames.filter((bundle) => mayTouch(bundle, 'dynamodb:GetItem', 'ATTEMPT#x'));
    expect(readers).toEqual(['authentication', 'auth-triggers']);
  });

  test('only sign-in and its triggers read credentials; user management can only remove them', () => {
    const may = (action: string) =>
      bundleNames.filter((bundle) => mayTouch(bundle, `dynamodb:${action}`, 'C#acme#FACTOR#7'));
    expect(may('GetItem')).toEqual(['authentication', 'auth-triggers']);
    expect(may('PutItem')).toEqual([]);
    // The operator writes its code without reading.
    expect(may('UpdateItem')).toEqual(['authentication', 'operator', 'auth-triggers']);
    expect(may('DeleteItem')).toEqual(['users']);
  });

  test('only user management and sign-in call the user pool', () => {
    expect(bundlesThatMay('cognito-idp:AdminInitiateAuth')).toEqual(['authentication']);
    expect(bundlesThatMay('cognito-idp:AdminCreateUser')).toEqual(['users', 'provision']);
  });

  /** The Lambdas that may perform an action on objects with this key prefix. */
  const mayWithObjects = (action: string, folder: string) =>
    bundleNames.filter((bundle) =>
      statements(bundle)
        .filter(({ actions }) => actions.includes(action))
        .some(({ resources }) => JSON.stringify(resources).includes(`"/${folder}/*`)),
    );

  test('only the image library adds pictures; only the jobs move and remove them, and none lists them', () => {
    expect(mayWithObjects('s3:PutObject', 'images')).toEqual(['images', 'jobs', 'image-widths']);
    expect(mayWithObjects('s3:GetObject', 'images')).toEqual(['image-widths']);
    expect(mayWithObjects('s3:DeleteObject', 'images')).toEqual(['jobs']);
    expect(bundlesThatMay('s3:ListBucket')).toEqual([]);
    const objects = bundleNames
      .flatMap(statements)
      .filter((statement) => statement.actions.some((action) => action.startsWith('s3:')))
      .flatMap((statement) => statement.resources);
    for (const object of objects)
      expect(JSON.stringify(object)).toMatch(/"\/(images|replacements|submitted)\/\*/);
  });

  test("visitors' files are added by one Lambda, read by another and removed by a third; no distribution serves them", () => {
    expect(mayWithObjects('s3:PutObject', 'submitted')).toEqual(['public-site']);
    expect(mayWithObjects('s3:GetObject', 'submitted')).toEqual(['forms']);
    expect(mayWithObjects('s3:DeleteObject', 'submitted')).toEqual(['jobs']);
    const { IMAGES_BUCKET } = assembly.functionOf('forms').properties.Environment.Variables;
    const policies = assembly
      .ofType('AWS::S3::BucketPolicy')
      .filter(({ stack, properties }) => stack.endsWith('Data') && /Images/.test(properties.Bucket.Ref));
    const admitted = policies
      .flatMap(({ properties }) => properties.PolicyDocument.Statement)
      .filter(({ Effect, Action }) => Effect === 'Allow' && Action !== 's3:ListBucket')
      .map(({ Action, Resource }) => [Action, JSON.stringify(Resource).replace(/.*("[^"]*"\]\]\})$/, '$1')]);
    expect(admitted).toEqual([['s3:GetObject', '"/images/*"]]}']]);
    expect(JSON.stringify(IMAGES_BUCKET)).toContain('Images');
  });

  test('the Lambda that decodes pictures reads them and adds variants, never a picture, and touches nothing else', () => {
    const actions = statements('image-widths').flatMap((statement) => statement.actions);
    expect(actions.toSorted()).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      's3:GetObject',
      's3:PutObject',
    ]);
    const added = statements('image-widths')
      .filter((statement) => statement.actions.includes('s3:PutObject'))
      .flatMap((statement) => statement.resources)
      .map((resource) => /"\/(images[^"]*)"/.exec(JSON.stringify(resource))?.[1] ?? '');
    expect(added).toHaveLength(1);
    expect(isLike('images/acme/12/boat/1-480', added[0] ?? '')).toBe(true);
    expect(isLike('images/acme/12/boat', added[0] ?? '')).toBe(false);
    expect(isLike('images/acme/files/7-price-list', added[0] ?? '')).toBe(false);
  });

  test('only the jobs send mail and invalidate', () => {
    expect(bundlesThatMay('ses:SendEmail')).toEqual(['jobs']);
    expect(bundlesThatMay('ses:SendRawEmail')).toEqual([]);
    expect(bundlesThatMay('cloudfront:CreateInvalidation')).toEqual(['jobs']);
    expect(bundlesThatMay('cloudfront:CreateInvalidationForDistributionTenant')).toEqual(['jobs']);
  });

  test.each([
    ['jobs', 'JOBS_FUNCTION_NAME'],
    ['provision', 'PROVISION_FUNCTION_NAME'],
    ['image-widths', 'IMAGE_WIDTHS_FUNCTION_NAME'],
  ])('a Lambda may invoke %s exactly where it knows its name', (invoked, variable) => {
    const knows = bundleNames.filter((bundle) =>
      assembly.functions(bundle).some((lambda) => variable in lambda.properties.Environment.Variables),
    );
    const name = assembly.functionOf(invoked).properties.FunctionName;
    const may = bundleNames.filter((bundle) =>
      statements(bundle)
        .filter((statement) => statement.actions.includes('lambda:InvokeFunction'))
        .some(({ resources }) => JSON.stringify(resources).includes(`:function:${name}"`)),
    );
    expect(knows.length).toBeGreaterThan(0);
    expect(may).toEqual(knows);
  });

  test('nothing else is invoked', () => {
    const names = ['jobs', 'provision', 'image-widths'].map(
      (bundle) => assembly.functionOf(bundle).properties.FunctionName,
    );
    const invoked = bundleNames
      .flatMap(statements)
      .filter((statement) => statement.actions.includes('lambda:InvokeFunction'))
      .flatMap((statement) => statement.resources);
    for (const resource of invoked) {
      expect(names.filter((name) => JSON.stringify(resource).includes(`:function:${name}"`))).toHaveLength(1);
    }
  });
});

test('a partition pattern fits the keys of its own kind only', () => {
  for (const [kind, key] of Object.entries(aKeyOf)) {
    const fitting = Object.entries(partitions).filter(([, { pattern }]) => isLike(key, pattern));
    expect(fitting.map(([name]) => name)).toEqual([kind]);
  }
});
