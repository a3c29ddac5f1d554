import { budgetLogLines } from '@galley/functions/core/budgets/log-lines';
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { MetricFilter } from 'aws-cdk-lib/aws-logs';
import { namesOf, type Stage } from '../stage';
import type { AreaFunction } from './area-function';

const metricName = 'BudgetsSpent';

/** Turns the log lines about a company's used-up budget into one metric; the lines name the company. */
export function countSpentBudgets(lambda: AreaFunction, stage: Stage): void {
  new MetricFilter(lambda, metricName, {
    logGroup: lambda.logGroup,
    filterPattern: { logPatternString: `{ $.message = "${budgetLogLines.spent}" }` },
    metricNamespace: namesOf(stage).ownMetrics,
    metricName,
    metricValue: '1',
  });
}

export function spentBudgetsMetric(stage: Stage): Metric {
  return new Metric({
    namespace: namesOf(stage).ownMetrics,
    metricName,
    statistic: 'Sum',
    period: Duration.minutes(5),
  });
}
