import { Aws, Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { namesOf, type Stage } from '../stage';

/** now: users cannot do their work, so a person is paged. today: it can wait until the morning. */
export type Urgency = 'now' | 'today';

export interface AlarmProps {
  urgency: Urgency;
  /** A sentence on what breaks for users. */
  breaks: string;
  /** A sentence on what to look at first. */
  first: string;
  metric: IMetric;
  /** Values from here on are bad. */
  threshold: number;
  /** How many of the last periods must be bad; one of one by default. */
  badPeriods?: [bad: number, of: number];
  /** Whether missing data is bad. By default, it means that nothing is happening. */
  isSilenceBad?: boolean;
}

/** Separates the two sentences of an alarm's description. */
export const firstSteps = 'First: ';

/**
 * The alarms of one region and the mails that they send. Their names begin with their urgency, so that a
 * pager can subscribe to the urgent ones only, with a filter on the prefix of `AlarmName`.
 */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly stage: Stage;
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.stage = stage;
    const topic = new Topic(this, 'Topic', { displayName: `Galley ${stage.name}`, enforceSSL: true });
    // A topic with a policy of its own loses the default one, which allows the account's alarms to publish.
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: { StringEquals: { 'AWS:SourceAccount': Aws.ACCOUNT_ID } },
      }),
    );
    topic.addSubscription(new EmailSubscription(stage.alarmEmail));
    this.action = new SnsAction(topic);
  }

  /** @param name what it is about; the alarm is called `galley-<stage>-<urgency>-<name>` */
  add(name: string, props: AlarmProps): void {
    const [datapointsToAlarm, evaluationPeriods] = props.badPeriods ?? [1, 1];
    const alarm = new Alarm(this, name, {
      alarmName: `${namesOf(this.stage).alarmPrefix}${props.urgency}-${name}`,
      alarmDescription: `${props.breaks} ${firstSteps}${props.first}`,
      metric: props.metric,
      threshold: props.threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      datapointsToAlarm,
      evaluationPeriods,
      treatMissingData: props.isSilenceBad ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      // With few requests, a single slow one means nothing.
      ...(/^p\d/.test(props.metric.toMetricConfig().metricStat?.statistic ?? '') && {
        evaluateLowSampleCountPercentile: 'ignore',
      }),
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    this.all.push(alarm);
  }
}

/** The sum of several metrics, most of which have no data while nothing happens. */
export function sumOf(metrics: readonly IMetric[], label: string): MathExpression {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  return new MathExpression({
    expression: Object.keys(usingMetrics)
      .map((name) => `FILL(${name}, 0)`)
      .join(' + '),
    usingMetrics,
    label,
    period: Duration.minutes(5),
  });
}
