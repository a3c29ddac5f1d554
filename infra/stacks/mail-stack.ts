import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import {
  ConfigurationSet,
  ConfigurationSetTlsPolicy,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { AreaFunction } from '../constructs/area-function';
import { DeadLetters } from '../constructs/dead-letters';
import { namesOf, type Stage } from '../stage';

interface MailStackProps extends StackProps {
  stage: Stage;
  table: Table;
}

/** The domain that mail is sent from, and the handling of bounces and complaints. */
export class MailStack extends Stack {
  readonly configurationSetName: string;
  /** The permissions for sending. */
  readonly sendStatement: PolicyStatement;
  readonly mailEvents: AreaFunction;
  /** Events that the Lambda could not handle, even after retries. */
  readonly lostEvents: DeadLetters;

  constructor(scope: Construct, id: string, props: MailStackProps) {
    super(scope, id, props);
    const { stage, table } = props;
    this.configurationSetName = namesOf(stage).mailConfigurationSet;
    const configurationSet = new ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: this.configurationSetName,
      reputationMetrics: true,
      tlsPolicy: ConfigurationSetTlsPolicy.REQUIRE,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    // Without delays: SES keeps trying, and reports a bounce when it gives up.
    configurationSet.addEventDestination('Events', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
    const mailFromDomain = `bounce.${stage.mailDomain}`;
    const identity = new EmailIdentity(this, 'Identity', {
      identity: Identity.domain(stage.mailDomain),
      configurationSet,
      mailFromDomain,
      // The sender's mailbox is not read; events go to the Lambda instead.
      feedbackForwarding: false,
    });
    this.sendStatement = new PolicyStatement({
      actions: ['ses:SendEmail'],
      // In SES's sandbox, sending also requires permission for the recipient's identity; the sender is always
      // ours.
      conditions: { StringLike: { 'ses:FromAddress': `*@${stage.mailDomain}` } },
      resources: [
        this.formatArn({ service: 'ses', resource: 'identity', resourceName: '*' }),
        this.formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: this.configurationSetName,
        }),
      ],
    });
    this.lostEvents = new DeadLetters(this, 'LostEvents');
    this.mailEvents = this.makeMailEvents(stage, table);
    this.outputDnsRecords(stage.mailDomain, mailFromDomain, identity);
  }

  /**
   * Separate from the jobs, which send: it may only change what is recorded about a mail. Lambda retries it
   * twice after a failure, because events are not sent again. Events that still fail are kept and reported.
   */
  private makeMailEvents(stage: Stage, table: Table): AreaFunction {
    const mailEvents = new AreaFunction(this, 'MailEvents', {
      stage,
      bundle: 'mail-events',
      table,
      description: 'Galley: bounces and complaints',
    });
    this.lostEvents.keepFailuresOf(mailEvents.function);
    new Rule(this, 'MailReturns', {
      description: 'Mails that bounced, were marked as spam or refused',
      eventPattern: {
        source: ['aws.ses'],
        detailType: ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
        // Other programs in the account may also send mail.
        detail: { mail: { tags: { 'ses:configuration-set': [this.configurationSetName] } } },
      },
      targets: [new LambdaTarget(mailEvents.function, { deadLetterQueue: this.lostEvents.queue })],
    });
    return mailEvents;
  }

  /** The records for the vendor's DNS provider; without the first three, SES sends nothing. */
  private outputDnsRecords(domain: string, mailFromDomain: string, identity: EmailIdentity): void {
    const record = (id: string, value: string, description: string) =>
      new CfnOutput(this, id, { value, description });
    for (const [index, { name, value }] of identity.dkimRecords.entries()) {
      record(`DkimRecord${index + 1}`, `${name} CNAME ${value}`, 'Proves the domain and signs its mail');
    }
    record(
      'MailFromRecord',
      `${mailFromDomain} MX 10 feedback-smtp.${this.region}.amazonses.com`,
      'Where other mail servers send what they could not deliver',
    );
    record('SpfRecord', `${mailFromDomain} TXT "v=spf1 include:amazonses.com -all"`, 'Who may send for it');
    record(
      'DmarcRecord',
      `_dmarc.${domain} TXT "v=DMARC1; p=quarantine"`,
      'Advice: what becomes of mail in our name that is not ours',
    );
  }
}
