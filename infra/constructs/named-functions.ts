import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';

/**
 * The permission to dispatch jobs. Uses the fixed name, because the jobs function itself and earlier stacks
 * need it.
 */
export function invokeJobs(scope: Construct, stage: Stage): PolicyStatement {
  return invoke(scope, namesOf(stage).jobsFunction);
}

/**
 * The permission to have a company created. Uses the fixed name, because the API is deployed before
 * provisioning.
 */
export function invokeProvision(scope: Construct, stage: Stage): PolicyStatement {
  return invoke(scope, namesOf(stage).provisionFunction);
}

/** The permission to have variants of a picture made. */
export function invokeImageWidths(scope: Construct, stage: Stage): PolicyStatement {
  return invoke(scope, namesOf(stage).imageWidthsFunction);
}

function invoke(scope: Construct, functionName: string): PolicyStatement {
  const arn = Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: functionName,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [arn] });
}
