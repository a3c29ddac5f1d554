import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { TestCloud } from './test-cloud';

/** The table calls of an action with their capacity units, sorted, since calls overlap. */
export async function costOf(
  cloud: Pick<TestCloud, 'calls'>,
  action: () => Promise<unknown>,
): Promise<string[]> {
  const { calls } = await cloud.calls.during(action);
  return calls
    .filter(({ service }) => service === 'dynamodb')
    .map(described)
    .sort();
}

function described({ operation, units }: ObservedCall): string {
  return `${operation} ${units}`;
}

/** The total capacity units of an action. */
export async function unitsOf(
  cloud: Pick<TestCloud, 'calls'>,
  action: () => Promise<unknown>,
): Promise<number> {
  const { calls } = await cloud.calls.during(action);
  return calls.reduce((sum, { service, units }) => sum + (service === 'dynamodb' ? units : 0), 0);
}
