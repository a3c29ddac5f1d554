import { Stack, type StackProps } from 'aws-cdk-lib';
import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';
import { Alarms } from '../constructs/alarms';
import { alarmsBehind } from '../monitoring/behind-alarms';
import { makeDashboard } from '../monitoring/dashboard';
import type { MonitoredResources } from '../monitoring/monitored-resources';
import { staffAlarms } from '../monitoring/staff-alarms';
import { visitorAlarms } from '../monitoring/visitor-alarms';
import type { Stage } from '../stage';

/** Alarms, the dashboard and the budget. The product itself does not depend on this stack. */
export class MonitoringStack extends Stack {
  constructor(
    scope: Construct,
    id: string,
    { watched, ...props }: StackProps & { watched: MonitoredResources },
  ) {
    super(scope, id, props);
    const { stage } = watched;
    const alarms = new Alarms(this, 'Alarms', { stage });
    visitorAlarms(alarms, watched);
    staffAlarms(alarms, watched);
    alarmsBehind(alarms, watched);
    makeDashboard(this, watched, alarms.all);
    this.makeBudget(stage);
  }

  /**
   * For the whole account, including other resources in it. It has no name, because changing a budget's
   * subscribers replaces it.
   */
  private makeBudget(stage: Stage) {
    const subscribers = [{ subscriptionType: 'EMAIL', address: stage.alarmEmail }];
    const at = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        thresholdType: 'PERCENTAGE',
        comparisonOperator: 'GREATER_THAN',
      },
      subscribers,
    });
    new CfnBudget(this, 'Budget', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: stage.monthlyBudgetUsd, unit: 'USD' },
      },
      notificationsWithSubscribers: [at('ACTUAL', 80), at('FORECASTED', 100)],
    });
  }
}
