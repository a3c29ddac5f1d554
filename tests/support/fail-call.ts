import type { FaultKind } from '@galley/infra/local/stand-ins/stand-in';
import type { TestCloud } from './test-cloud';

/** How a call of the table can fail through no fault of its caller. */
export const tableFaults: readonly FaultKind[] = ['throttle', 'conflict', 'lost-answer', 'torn-read'];

/** Fails the n-th DynamoDB call from now on, once. */
export function failCall(cloud: Pick<TestCloud, 'setFault'>, n: number, kind: FaultKind): void {
  let seen = 0;
  cloud.setFault((call) => {
    if (call.service !== 'dynamodb') return undefined;
    seen += 1;
    return seen === n ? kind : undefined;
  });
}
