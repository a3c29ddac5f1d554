import { ArnFormat, Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';

/** Permission to start a job. By the fixed name, since the jobs function itself and stacks before its own need it. */
export function invokeJobs(scope: Construct, stage: Stage): PolicyStatement {
  return invoke(scope, namesOf(stage).jobsFunction);
}

/** Permission to have a company made, as its stack would. By the fixed name: the API comes before provisioning. */
export function invokeProvision(scope: Construct, stage: Stage): PolicyStatement {
  return invoke(scope, namesOf(stage).provisionFunction);
}

/** Permission to have copies of a picture made. */
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
