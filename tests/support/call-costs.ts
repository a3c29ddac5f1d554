import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import type { TestCloud } from './test-cloud';

/** What an action asks of the table: each call with its capacity units, in no order since calls overlap. */
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

/** All of them: what an action asks of the table, in capacity units. */
export async function unitsOf(
  cloud: Pick<TestCloud, 'calls'>,
  action: () => Promise<unknown>,
): Promise<number> {
  const { calls } = await cloud.calls.during(action);
  return calls.reduce((sum, { service, units }) => sum + (service === 'dynamodb' ? units : 0), 0);
}
