import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { imageStatements } from '../constructs/area-access';
import { AreaFunction } from '../constructs/area-function';
import { countSpentBudgets } from '../constructs/budget-metrics';
import { signInPepper } from '../constructs/function-environment';
import { countJobs } from '../constructs/job-metrics';
import { invokeImageWidths, invokeJobs } from '../constructs/named-functions';
import { namesOf, type Stage } from '../stage';
import type { MailStack } from './mail-stack';

interface JobsStackProps extends StackProps {
  stage: Stage;
  table: Table;
  images: Bucket;
  mail: MailStack;
  siteDistribution: Distribution;
}

/** The jobs Lambda. It is invoked when a job is enqueued, and every minute by a rule. */
export class JobsStack extends Stack {
  readonly jobs: AreaFunction;
  readonly imageWidths: AreaFunction;

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, props);
    const { stage, table, images, mail, siteDistribution } = props;
    this.imageWidths = this.makeImageWidths(stage, images);
    this.jobs = new AreaFunction(this, 'Jobs', {
      stage,
      bundle: 'jobs',
      table,
      functionName: namesOf(stage).jobsFunction,
      description: 'Galley: jobs and their sweeper',
      environment: {
        // Codes are encrypted in pending mails.
        ...signInPepper(stage),
        ADMIN_ORIGIN: stage.adminOrigin,
        SITE_ORIGIN_PATTERN: stage.siteOriginPattern,
        JOBS_FUNCTION_NAME: namesOf(stage).jobsFunction,
        MAIL_DOMAIN: stage.mailDomain,
        MAIL_CONFIGURATION_SET: mail.configurationSetName,
        SITE_DISTRIBUTION_ID: siteDistribution.distributionId,
        IMAGES_BUCKET: images.bucketName,
        IMAGE_WIDTHS_FUNCTION_NAME: namesOf(stage).imageWidthsFunction,
      },
      statements: [
        invokeJobs(this, stage),
        mail.sendStatement,
        ...imageStatements('jobs', images),
        this.invalidateStatement(siteDistribution),
        invokeImageWidths(this, stage),
      ],
      timeout: Duration.seconds(29),
      // Each step of a long job, such as re-rendering a site, dispatches the next; attempts and leases limit
      // errors.
      callsItself: true,
    });
    // A job is in the table with its lease, its attempts and its last error until it is done or dead. AWS's
    // own retries would compete with ours, and a dead-letter queue would hold copies of what the table
    // already has.
    this.jobs.function.configureAsyncInvoke({ retryAttempts: 0, maxEventAge: Duration.minutes(1) });

    new Rule(this, 'EveryMinute', {
      description: 'Runs the jobs that are due',
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new LambdaTarget(this.jobs.function, {
          event: RuleTargetInput.fromObject({ sweep: true }),
          // The next sweep makes up for a missed one.
          retryAttempts: 0,
          maxEventAge: Duration.minutes(1),
        }),
      ],
    });
    countJobs(this.jobs, stage);
    countSpentBudgets(this.jobs, stage);
  }

  /**
   * Separate from the jobs: it decodes untrusted files, so it may only read pictures and add variants, and a
   * large picture takes neither memory nor time from the mails.
   */
  private makeImageWidths(stage: Stage, images: Bucket) {
    return new AreaFunction(this, 'ImageWidths', {
      stage,
      bundle: 'image-widths',
      functionName: namesOf(stage).imageWidthsFunction,
      description: 'Galley: lighter copies of pictures',
      environment: { IMAGES_BUCKET: images.bucketName },
      statements: imageStatements('image-widths', images),
      memory: 2048,
      // A job waits for it.
      timeout: Duration.seconds(25),
    });
  }

  private invalidateStatement(distribution: Distribution): PolicyStatement {
    const cloudFront = { service: 'cloudfront', region: '' };
    return new PolicyStatement({
      actions: [
        'cloudfront:CreateInvalidation',
        'cloudfront:CreateInvalidationForDistributionTenant',
        // Needed to find a company's own tenant by its name.
        'cloudfront:GetDistributionTenant',
      ],
      resources: [
        this.formatArn({
          ...cloudFront,
          resource: 'distribution',
          resourceName: distribution.distributionId,
        }),
        this.formatArn({ ...cloudFront, resource: 'distribution-tenant', resourceName: '*' }),
      ],
    });
  }
}
