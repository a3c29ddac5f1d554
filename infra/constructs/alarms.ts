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

/** now: people cannot do what they came for, so someone is woken. today: it waits for the morning. */
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
  /** So many bad ones of so many periods; one of one when absent. */
  badPeriods?: [bad: number, of: number];
  /** Silence is bad too. Otherwise nothing to measure means that nothing happens. */
  isSilenceBad?: boolean;
}

/** What is between the two sentences of an alarm's description. */
export const firstSteps = 'First: ';

/**
 * The alarms of one region and the mail that they send. Their names carry how urgent they are, so that a pager can be
 * subscribed to the urgent ones alone, by a filter on the prefix of `AlarmName`.
 */
export class Alarms extends Construct {
  readonly all: Alarm[] = [];
  private readonly stage: Stage;
  private readonly action: SnsAction;

  constructor(scope: Construct, id: string, { stage }: { stage: Stage }) {
    super(scope, id);
    this.stage = stage;
    const topic = new Topic(this, 'Topic', { displayName: `Galley ${stage.name}`, enforceSSL: true });
    // A topic with a policy of its own has lost the one that lets the account's alarms publish.
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

  /** @param name tells what it is about; the alarm is called `galley-<stage>-<urgency>-<name>` */
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
      // Of few requests one slow one says nothing.
      ...(isPercentile(props.metric) && { evaluateLowSampleCountPercentile: 'ignore' }),
    });
    alarm.addAlarmAction(this.action);
    alarm.addOkAction(this.action);
    this.all.push(alarm);
  }
}

/** The sum of several metrics, of which most have no value while nothing happens. */
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

function isPercentile(metric: IMetric): boolean {
  return /^p\d/.test(metric.toMetricConfig().metricStat?.statistic ?? '');
}
