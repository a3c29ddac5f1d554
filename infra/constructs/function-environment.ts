import type { EnvironmentName } from '@galley/functions/core/env';
import { SecretValue } from 'aws-cdk-lib';
import { namesOf, type Stage } from '../stage';

/** A handler gets only the variables that it reads. */
export type FunctionEnvironment = Partial<Record<EnvironmentName, string>>;

/**
 * A dynamic reference: CloudFormation reads the secret when it deploys, so templates and outputs never
 * contain it. CloudFormation only resolves it for changed resources, so the reference names the secret's
 * version, and rotating the secret changes everything that uses it.
 */
export function secretReference(stage: Stage, secretName: string): string {
  return SecretValue.secretsManager(secretName, {
    versionId: stage.secretVersions[secretName],
  }).unsafeUnwrap();
}

export function signInPepper(stage: Stage): FunctionEnvironment {
  return { SIGN_IN_PEPPER: secretReference(stage, namesOf(stage).signInPepper) };
}
