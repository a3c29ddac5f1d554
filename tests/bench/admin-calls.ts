import { prepareAdminCalls } from '../support/admin-calls';
import { makeCompany, sessionFor } from '../support/companies';
import { countRoundTrips, mostRoundTripsOf } from '../support/round-trips';
import { startTestCloud } from '../support/test-cloud';
import type { Group, Row } from './row';

/** The table calls of every call of staff, after the read that authenticates. */
export const adminCalls: Group = {
  name: 'admin calls',
  async measure() {
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
      const rows: Row[] = [];
      for (const { name, run } of await prepareAdminCalls(admin)) {
        const { result, calls } = await cloud.calls.during(() => countRoundTrips(run));
        const { roundTrips, operations } = result;
        if (operations[0] !== 'BatchGetItem') throw new Error(`${name} does not authenticate first`);
        const units = calls
          .filter(({ service }) => service === 'dynamodb')
          .reduce((sum, call) => sum + call.units, 0);
        rows.push({
          name: `${name}: table after the session`,
          value: roundTrips - 1,
          unit: 'round trips',
          target: mostRoundTripsOf(name),
          note: `${operations.length} calls and ${units} units in all`,
        });
      }
      return rows;
    } finally {
      await cloud.stop();
    }
  },
};
