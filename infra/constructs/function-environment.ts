import type { EnvironmentName } from '@galley/functions/core/env';
import { SecretValue } from 'aws-cdk-lib';
import { namesOf, type Stage } from '../stage';

/** A handler gets only the names that it reads. */
export type FunctionEnvironment = Partial<Record<EnvironmentName, string>>;

/**
 * A dynamic reference: CloudFormation reads the secret when it deploys, templates and outputs never hold it. It reads
 * only what it updates, so a rotated secret is named by its version, which changes everything that uses it.
 */
export function secretReference(stage: Stage, secretName: string): string {
  return SecretValue.secretsManager(secretName, {
    versionId: stage.secretVersions[secretName],
  }).unsafeUnwrap();
}

export function signInPepper(stage: Stage): FunctionEnvironment {
  return { SIGN_IN_PEPPER: secretReference(stage, namesOf(stage).signInPepper) };
}
