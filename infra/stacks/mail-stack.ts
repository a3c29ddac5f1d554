import { Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';

/** The domain that mail is sent from. */
export class MailStack extends Stack {
  readonly configurationSetName: string;
  /** What sending takes. */
  readonly sendStatement: PolicyStatement;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage }) {
    super(scope, id, props);
    this.configurationSetName = namesOf(props.stage).mailConfigurationSet;
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: this.configurationSetName,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(props.stage.mailDomain),
      configurationSet,
      mailFromDomain: `bounce.${props.stage.mailDomain}`,
    });
    this.sendStatement = new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        this.formatArn({ service: 'ses', resource: 'identity', resourceName: props.stage.mailDomain }),
        this.formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: this.configurationSetName,
        }),
      ],
    });
  }
}
