import { readFileSync } from 'node:fs';
import { budgetLogLines } from '@galley/functions/core/budgets/log-lines';
import { jobLogLines } from '@galley/functions/jobs/log-lines';
import { edgeRegion, stageNamed } from '@galley/infra/stage';
import { areas } from '@galley/shared/contract/call';
import { describe, expect, inject, it } from 'vitest';
import { Assembly, type Found } from './assembly';

const prod = new Assembly(inject('prodAssembly'));
const stage = stageNamed('prod', { environment: {} });
const alarms = prod.ofType('AWS::CloudWatch::Alarm');
const named = (name: string) => alarms.find(({ properties }) => properties.AlarmName.endsWith(`-${name}`));

/** The metrics of an alarm, alone or in an expression. */
function metricsOf({ properties }: Found): { name: string; dimensions: Record<string, unknown> }[] {
  const single = [{ MetricStat: { Metric: properties } }];
  return (properties.Metrics ?? single)
    .filter((query: { MetricStat?: unknown }) => query.MetricStat)
    .map(({ MetricStat: { Metric } }: { MetricStat: { Metric: Found['properties'] } }) => ({
      name: `${Metric.Namespace} ${Metric.MetricName}`,
      dimensions: Object.fromEntries(
        (Metric.Dimensions ?? []).map(({ Name, Value }: { Name: string; Value: unknown }) => [Name, Value]),
      ),
    }));
}

describe('every alarm', () => {
  it.each(alarms.map((alarm) => [alarm.properties.AlarmName, alarm] as const))(
    '%s says what breaks for users and where to look, and mails when it starts and ends',
    (name, { properties, stack }) => {
      expect(name).toMatch(/^galley-prod-(now|today)-[a-z-]+$/);
      const [breaks = '', first = ''] = properties.AlarmDescription.split(' First: ');
      for (const sentence of [breaks, first]) {
        expect(sentence.length).toBeGreaterThan(40);
        expect(sentence).toMatch(/\.$/);
      }
      const topic = Object.entries(prod.templates.get(stack).Resources as Record<string, Found>).find(
        ([, resource]) => (resource as unknown as { Type: string }).Type === 'AWS::SNS::Topic',
      );
      expect(properties.AlarmActions).toEqual([{ Ref: topic?.[0] }]);
      expect(properties.OKActions).toEqual(properties.AlarmActions);
      expect(properties.TreatMissingData).toBe(name.endsWith('jobs-waiting') ? 'breaching' : 'notBreaching');
    },
  );

  it('costs little: at most ten metrics each, and fifty in total', () => {
    const counts = alarms.map((alarm) => metricsOf(alarm).length);
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(50);
  });
});

describe('monitoring', () => {
  it('covers everything that can break for users', () => {
    expect(alarms.flatMap(metricsOf).map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'AWS/Lambda Url5xxCount',
        'AWS/Lambda Throttles',
        'AWS/Lambda Duration',
        'AWS/ApiGateway 5xx',
        'AWS/ApiGateway Latency',
        'AWS/Cognito SignInThrottles',
        'AWS/SES Reputation.BounceRate',
        'AWS/SQS ApproximateNumberOfMessagesVisible',
        'AWS/SES Reputation.ComplaintRate',
        'AWS/DynamoDB ReadThrottleEvents',
        'AWS/DynamoDB WriteThrottleEvents',
        'AWS/DynamoDB SystemErrors',
        'AWS/CloudFront 5xxErrorRate',
        'AWS/WAFV2 BlockedRequests',
        'Galley/prod DeadJobs',
        'Galley/prod OldestDueJobSeconds',
        'Galley/prod FailedMails',
      ]),
    );
  });

  it('covers every Lambda of ours: a crash raises an alarm, or visitors get an error', () => {
    const watched = alarms
      .flatMap(metricsOf)
      .filter(({ name }) => name === 'AWS/Lambda Errors' || name === 'AWS/Lambda Url5xxCount')
      .map(({ dimensions }) => JSON.stringify(dimensions.FunctionName));
    const ours = prod.ofType('AWS::Lambda::Function').filter((lambda) => prod.bundleOf(lambda));
    expect(new Set(watched).size).toBe(ours.length);
    expect(named('admin-crashes') && metricsOf(named('admin-crashes') as Found)).toHaveLength(
      areas.length - 2,
    );
  });

  it('measures where AWS does: the CDN and the firewall in us-east-1', () => {
    for (const alarm of alarms) {
      const isOfEdge = metricsOf(alarm).every(({ name }) => /^AWS\/(CloudFront|WAFV2) /.test(name));
      expect(alarm.stack).toBe(isOfEdge ? 'Galley-prod-EdgeWatch' : 'Galley-prod-Watch');
    }
    const manifest = JSON.parse(readFileSync(`${prod.folder}/manifest.json`, 'utf8'));
    expect(manifest.artifacts['Galley-prod-EdgeWatch'].environment).toContain(edgeRegion);
  });

  it('finds the web ACLs by their actual names', () => {
    const acls = prod
      .ofType('AWS::WAFv2::WebACL')
      .map(({ properties }) => properties.VisibilityConfig.MetricName);
    const blocked = alarms.flatMap(metricsOf).filter(({ name }) => name === 'AWS/WAFV2 BlockedRequests');
    expect(blocked.map(({ dimensions }) => dimensions.WebACL).toSorted()).toEqual(acls.toSorted());
  });

  it('counts exactly the lines that the jobs log', () => {
    const filters = prod.ofType('AWS::Logs::MetricFilter').map(({ properties }) => properties);
    const patterns = Object.fromEntries(
      filters.map((filter) => [filter.MetricTransformations[0].MetricName, filter.FilterPattern]),
    );
    expect(patterns.BudgetsSpent).toBe(`{ $.message = "${budgetLogLines.spent}" }`);
    expect(patterns.DeadJobs).toBe(`{ $.message = "${jobLogLines.dead}" }`);
    expect(patterns.FailedMails).toContain(`$.message = "${jobLogLines.failed}"`);
    expect(patterns.OldestDueJobSeconds).toContain(`"${jobLogLines.swept}"`);
    const used = alarms.flatMap(metricsOf).map(({ name }) => name);
    for (const metric of Object.keys(patterns)) expect(used).toContain(`Galley/prod ${metric}`);
  });
});

it('mails the recipients of alarms, and the topics accept encrypted requests only', () => {
  const subscriptions = prod.ofType('AWS::SNS::Subscription').map(({ properties }) => properties);
  expect(subscriptions.map(({ Protocol, Endpoint }) => [Protocol, Endpoint])).toEqual([
    ['email', stage.alarmEmail],
    ['email', stage.alarmEmail],
  ]);
  for (const { properties } of prod.ofType('AWS::SNS::TopicPolicy')) {
    const statements = JSON.stringify(properties.PolicyDocument.Statement);
    expect(statements).toContain('"aws:SecureTransport":"false"');
    expect(statements).toContain('cloudwatch.amazonaws.com');
  }
});

it('includes a budget that warns at 80 % spent and at 100 % forecast', () => {
  const [budget, ...others] = prod.ofType('AWS::Budgets::Budget').map(({ properties }) => properties);
  expect(others).toEqual([]);
  expect(budget.Budget.BudgetLimit).toEqual({ Amount: stage.monthlyBudgetUsd, Unit: 'USD' });
  expect(
    budget.NotificationsWithSubscribers.map(
      ({ Notification, Subscribers }: Record<string, Found['properties']>) => [
        Notification.NotificationType,
        Notification.Threshold,
        Subscribers[0].Address,
      ],
    ),
  ).toEqual([
    ['ACTUAL', 80, stage.alarmEmail],
    ['FORECASTED', 100, stage.alarmEmail],
  ]);
});

it('includes a dashboard of visitors, staff, jobs, mail and costs', () => {
  const [dashboard, ...others] = prod.ofType('AWS::CloudWatch::Dashboard');
  expect(others).toEqual([]);
  const body = JSON.stringify(dashboard?.properties.DashboardBody);
  for (const heading of ['## Visitors', '## Staff', '## Jobs, mail', '## Money'])
    expect(body).toContain(heading);
  expect(body).toContain('EstimatedCharges');
});

it('every log expires, and none is created by AWS without an expiry', () => {
  const groups = prod.ofType('AWS::Logs::LogGroup');
  for (const { properties } of groups) expect(properties.RetentionInDays).toBeGreaterThan(0);
  for (const { properties } of prod.ofType('AWS::Lambda::Function')) {
    expect(properties.LoggingConfig?.LogGroup, properties.Description).toBeDefined();
  }
});

it("limits anonymous requests in total, below Cognito's quota", () => {
  const [api] = prod.ofType('AWS::ApiGatewayV2::Stage');
  const routes = Object.entries<{ ThrottlingRateLimit: number }>(api?.properties.RouteSettings);
  expect(routes.map(([route]) => route)).toEqual(
    expect.arrayContaining([
      'POST /api/authentication/authenticate',
      'POST /api/authentication/twofactor',
      'POST /api/authentication/forgotpasswordrequest',
      'POST /api/components/submitform',
    ]),
  );
  const known = new Set(prod.ofType('AWS::ApiGatewayV2::Route').map(({ properties }) => properties.RouteKey));
  for (const [route, { ThrottlingRateLimit }] of routes) {
    expect(known).toContain(route);
    expect(ThrottlingRateLimit).toBeLessThan(120);
    expect(ThrottlingRateLimit).toBeLessThan(api?.properties.DefaultRouteSettings.ThrottlingRateLimit);
  }
});
