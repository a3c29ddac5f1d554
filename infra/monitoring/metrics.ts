import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { AreaFunction } from '../constructs/area-function';

const period = Duration.minutes(5);

/** A metric of one Lambda. `Errors` are those for which it returned no response: it crashed or timed out. */
export function lambdaMetric(lambda: AreaFunction, metricName: string, statistic = 'Sum'): Metric {
  return lambda.function.metric(metricName, { statistic, period });
}

/** A metric of all Lambdas of the account together. */
export function anyLambdaMetric(metricName: string, statistic: string): Metric {
  return new Metric({ namespace: 'AWS/Lambda', metricName, statistic, period });
}

/** A metric of the account's mail reputation, by which AWS decides whether it may continue sending. */
export function mailMetric(metricName: string, statistic: string): Metric {
  return new Metric({ namespace: 'AWS/SES', metricName, statistic, period: Duration.hours(1) });
}
