import type { Area } from '@galley/shared/contract/call';
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { type Alarms, sumOf } from '../constructs/alarms';
import { lambdaMetric } from './metrics';
import type { MonitoredResources } from './monitored-resources';

const elsewhere: readonly Area[] = ['authentication', 'public-site'];

/** Alarms about signing in and about the work of staff in the admin. */
export function staffAlarms(alarms: Alarms, watched: MonitoredResources): void {
  const { api, areas, signInTriggers } = watched;
  const editing = [...areas].filter(([area]) => !elsewhere.includes(area)).map(([, lambda]) => lambda);
  const signingIn = [...areas].filter(([area]) => area === 'authentication').map(([, lambda]) => lambda);
  const crashes = (lambdas: typeof editing) => lambdas.map((lambda) => lambdaMetric(lambda, 'Errors'));

  alarms.add('api-errors', {
    urgency: 'now',
    breaks:
      'Staff who open or save something, or visitors who send a form, see "Something went wrong on our side".',
    first:
      'the latest errors on the dashboard: they name the call and the company; the API’s access log names the routes with status 500.',
    metric: api.metricServerError({ statistic: 'Sum', period: Duration.minutes(5) }),
    threshold: 5,
  });
  alarms.add('api-slow', {
    urgency: 'today',
    breaks: 'Staff wait more than three seconds for responses of the admin’s calls.',
    first:
      'which route is slow in the API’s access log (ms), then the table’s throttles and the Lambda’s cold starts.',
    metric: api.metricLatency({ statistic: 'p95', period: Duration.minutes(5) }),
    threshold: 3_000,
    badPeriods: [3, 4],
  });
  alarms.add('sign-in-crashes', {
    urgency: 'now',
    breaks:
      'Users cannot sign in: the sign-in Lambda, or one that Cognito calls for the second step, crashes.',
    first:
      'the logs of the Lambdas Authentication, DefineChallenge, CreateChallenge and VerifyChallenge; Cognito waits five seconds for the last three.',
    metric: sumOf(crashes([...signingIn, ...signInTriggers]), 'sign-in crashes'),
    threshold: 3,
  });
  alarms.add('sign-in-throttles', {
    urgency: 'now',
    breaks: 'Some users cannot sign in, because Cognito accepts no more attempts in a second.',
    first:
      'whether someone is guessing passwords (blocked requests of the admin’s firewall, 401s in the API’s access log), then the quota UserAuthentication of Cognito.',
    metric: sumOf(signInThrottles(watched), 'refused by Cognito'),
    threshold: 5,
  });
  alarms.add('admin-crashes', {
    urgency: 'now',
    breaks:
      'Staff cannot save or publish: a Lambda of the admin’s calls crashes, runs out of memory or times out.',
    first:
      'which Lambda it is on the dashboard (crashes), then its log for "Task timed out" or "out of memory".',
    metric: sumOf(crashes(editing), 'crashes of the admin’s calls'),
    threshold: 3,
  });
}

/** Cognito reports a server's calls either under `Admin` or under its client. */
function signInThrottles({ userPoolId, userPoolClientId }: MonitoredResources): Metric[] {
  return ['Admin', userPoolClientId].map(
    (client) =>
      new Metric({
        namespace: 'AWS/Cognito',
        metricName: 'SignInThrottles',
        dimensionsMap: { UserPool: userPoolId, UserPoolClient: client },
        statistic: 'Sum',
        period: Duration.minutes(5),
      }),
  );
}
