import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';

/** Permission to start a job. By the fixed name, since the jobs function itself and stacks before its own need it. */
export function invokeJobs(scope: Construct, stage: Stage): PolicyStatement {
  const arn = Stack.of(scope).formatArn({
    service: 'lambda',
    resource: 'function',
    resourceName: namesOf(stage).jobsFunction,
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  });
  return new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [arn] });
}
