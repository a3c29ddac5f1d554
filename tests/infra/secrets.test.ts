import { secretReference } from '@galley/infra/constructs/function-environment';
import { SecretStore } from '@galley/infra/local/data/secrets';
import { namesOf, stageNamed } from '@galley/infra/stage';
import { Stack } from 'aws-cdk-lib';
import { describe, expect, test } from 'vitest';

const stage = stageNamed('prod', { environment: {} });
const { edgeSecret, signInPepper } = namesOf(stage);

describe('a rotated secret', () => {
  const rotated = { ...stage, secretVersions: { [edgeSecret]: 'EXAMPLE1-90ab-cdef' } };
  const reference = (of: typeof stage, name: string): string =>
    new Stack().resolve(secretReference(of, name));

  test('is named by its version, so that its users are updated; others are unchanged', () => {
    expect(reference(rotated, edgeSecret)).not.toBe(reference(stage, edgeSecret));
    expect(reference(rotated, edgeSecret)).toContain('EXAMPLE1-90ab-cdef');
    expect(reference(rotated, signInPepper)).toBe(reference(stage, signInPepper));
  });

  test('is found by the laptop under that name too', () => {
    const secrets = new SecretStore();
    secrets.define([{ id: 'Edge', name: edgeSecret, arn: 'arn', given: () => 'the value' }]);
    const [, name = ''] = /^\{\{resolve:secretsmanager:(.+)\}\}$/.exec(reference(rotated, edgeSecret)) ?? [];
    expect(secrets.resolve(name)).toBe('the value');
  });
});
