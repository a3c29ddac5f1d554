import { bundleNames } from '@galley/infra/build-functions';
import { areas } from '@galley/shared/contract/call';
import { describe, expect, inject, test } from 'vitest';
import { Assembly, type Found } from './assembly';

const assembly = new Assembly(inject('localAssembly'));

function variablesOf(lambda: Found): Record<string, unknown> {
  return lambda.properties.Environment.Variables;
}

describe('the environment of the Lambdas', () => {
  const [pool, pepper] = ['USER_POOL_ID', 'SIGN_IN_PEPPER'];
  // Only signing in calls the pool as its client.
  const client = ['USER_POOL_CLIENT_ID', 'USER_POOL_CLIENT_SECRET'];
  const everywhere = ['STAGE', 'TABLE_NAME'];
  const inAreas = [...everywhere, 'EDGE_SECRET', 'ADMIN_ORIGIN', 'SITE_ORIGIN_PATTERN'];
  const jobs = 'JOBS_FUNCTION_NAME';
  const provision = 'PROVISION_FUNCTION_NAME';
  const expected: Record<string, string[]> = {
    authentication: [...inAreas, jobs, pool, ...client, pepper, 'SIGN_ON_ISSUER', 'SIGN_ON_CLIENT_ID'],
    pages: [...inAreas, jobs],
    components: [...inAreas, jobs],
    versions: [...inAreas, jobs],
    'site-information': [...inAreas, jobs],
    settings: [...inAreas, jobs],
    vendor: [...inAreas, jobs, provision, 'MAIL_DOMAIN'],
    forms: [...inAreas, jobs, 'IMAGES_BUCKET'],
    users: [...inAreas, jobs, provision, pool, pepper],
    images: [...inAreas, jobs, 'IMAGES_BUCKET'],
    'public-site': [...inAreas, jobs, 'IMAGES_BUCKET'],
    'visitor-page': everywhere,
    jobs: [
      ...everywhere,
      pepper,
      'ADMIN_ORIGIN',
      'SITE_ORIGIN_PATTERN',
      jobs,
      'MAIL_DOMAIN',
      'MAIL_CONFIGURATION_SET',
      'SITE_DISTRIBUTION_ID',
      'IMAGES_BUCKET',
      'IMAGE_WIDTHS_FUNCTION_NAME',
    ],
    // No table: it decodes uploads.
    'image-widths': ['STAGE', 'IMAGES_BUCKET'],
    'mail-events': everywhere,
    provision: [...everywhere, pool, pepper, 'ADMIN_ORIGIN', 'MAIL_DOMAIN', jobs],
    operator: [...everywhere, pepper, jobs],
    'auth-triggers': [...everywhere, pepper],
  };

  test('is listed for every bundle', () => {
    expect(Object.keys(expected).toSorted()).toEqual(bundleNames.toSorted());
  });

  test.each(Object.entries(expected))('%s has exactly what it needs', (bundle, variables) => {
    const functions = assembly.functions(bundle);
    expect(functions.length).toBe(bundle === 'auth-triggers' ? 3 : 1);
    for (const lambda of functions)
      expect(Object.keys(variablesOf(lambda)).toSorted()).toEqual(variables.toSorted());
  });
});

test('has secrets as dynamic references, never as text in a template or an output', () => {
  for (const lambda of bundleNames.flatMap((bundle) => assembly.functions(bundle))) {
    const variables = variablesOf(lambda);
    for (const secret of ['EDGE_SECRET', 'SIGN_IN_PEPPER', 'USER_POOL_CLIENT_SECRET']) {
      if (secret in variables)
        expect(variables[secret]).toMatch(/^\{\{resolve:secretsmanager:galley\/local\//);
    }
  }
  for (const template of assembly.templates.values()) {
    expect(JSON.stringify(template.Outputs ?? {})).not.toMatch(/ClientSecret|secretsmanager/);
  }
});

test('has a secret that is read by name under the name that it is created with', () => {
  const made = assembly.ofType('AWS::SecretsManager::Secret').map((secret) => secret.properties.Name);
  const read = [...assembly.templates.values()].flatMap((template) => [
    ...JSON.stringify(template).matchAll(/resolve:secretsmanager:([^:]+):/g),
  ]);
  expect([...new Set(read.map((match) => match[1]))].toSorted()).toEqual(made.toSorted());
});

test('includes every area of the contract', () => {
  expect(bundleNames).toEqual(expect.arrayContaining([...areas]));
});
