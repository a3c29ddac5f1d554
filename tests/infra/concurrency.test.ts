import { rmSync } from 'node:fs';
import { bundleNames } from '@galley/infra/build-functions';
import { AreaFunction } from '@galley/infra/constructs/area-function';
import { reservedConcurrency } from '@galley/infra/constructs/reserved-concurrency';
import { stageNamed } from '@galley/infra/stage';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { markerBundles } from './synthesise';

const prod = new Assembly(inject('prodAssembly'));
const bundles = markerBundles();
afterAll(() => rmSync(bundles, { recursive: true }));

/** The number of our Lambdas with this bundle: the triggers share one. */
const copies = (bundle: string) => prod.functions(bundle).length;
const all = (concurrentLambdas: number) =>
  bundleNames.map((bundle) => ({ bundle, share: reservedConcurrency({ concurrentLambdas }, bundle) }));

describe('reserved concurrency of Lambdas', () => {
  test.each([10, 100, 999])('in an account with %i is none: AWS would reject the deploy', (limit) => {
    expect(all(limit).filter(({ share }) => share !== undefined)).toEqual([]);
  });

  test('is none unless the stage says what the account has', () => {
    expect(stageNamed('prod', { environment: {} }).concurrentLambdas).toBe(10);
    const reserved = prod
      .ofType('AWS::Lambda::Function')
      .filter(({ properties }) => 'ReservedConcurrentExecutions' in properties);
    expect(reserved).toEqual([]);
  });

  test.each([1_000, 1_500, 10_000])(
    'in an account with %i leaves more than the 100 that AWS keeps free, for the areas of the admin',
    (limit) => {
      const taken = all(limit).reduce((sum, { bundle, share = 0 }) => sum + share * copies(bundle), 0);
      expect(limit - taken).toBeGreaterThanOrEqual(300);
      expect(all(limit).every(({ share }) => share === undefined || share >= 2)).toBe(true);
    },
  );

  test('is set for each Lambda that has a share', () => {
    const stack = new Stack(
      new App({ analyticsReporting: false, builtinCloudFormationValidation: false }),
      'Shares',
    );
    const stage = { ...stageNamed('prod', { bundles, environment: {} }), concurrentLambdas: 1_000 };
    for (const bundle of ['visitor-page', 'pages'])
      new AreaFunction(stack, bundle, { stage, bundle, description: bundle });
    const functions = Object.values(Template.fromStack(stack).findResources('AWS::Lambda::Function'));
    expect(
      functions.map(({ Properties }) => [Properties.Description, Properties.ReservedConcurrentExecutions]),
    ).toEqual([
      ['visitor-page', 400],
      ['pages', undefined],
    ]);
  });
});

test('lets the jobs invoke themselves as often as a long job needs; nothing else does so', () => {
  const allowed = prod
    .ofType('AWS::Lambda::Function')
    .filter(({ properties }) => properties.RecursiveLoop === 'Allow');
  expect(allowed.map((lambda) => prod.bundleOf(lambda))).toEqual(['jobs']);
});
