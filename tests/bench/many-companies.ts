import { installationRerenderEntity } from '@galley/functions/core/entities/vendor';
import { currentRendererId } from '@galley/functions/core/release/own-renderer';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { writeCompanies } from '../support/many-companies';
import { makeLivePage } from '../support/pages';
import { countRoundTrips } from '../support/round-trips';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { visit } from '../support/visits';
import type { Group, Row } from './row';

const count = 1_000;

type Cost = { units: number; calls: number };

/** The costs of the table among a thousand companies, and of the vendor's list of them. */
export const manyCompanies: Group = {
  name: 'many companies',
  async measure(onProgress) {
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
      const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
      const page = await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
      const renewed = { renderer: currentRendererId, startedAt: '', finishedAt: new Date().toISOString() };
      await cloud.table.commit([{ put: { ...installationRerenderEntity.key(), ...renewed } }]);
      const actions: [string, () => Promise<unknown>][] = [
        ['a visit', () => visit('acme', '/hello')],
        ['the page list', () => callApi('listPages', {}, { session: admin })],
        ['the editor', () => callApi('getPageComponentData', { pageId: page }, { session: admin })],
        ['a sweep of jobs', () => sweepOfYesterday(cloud)],
      ];
      const alone: Cost[] = [];
      for (const [, action] of actions) alone.push(await costOf(cloud, action));
      await writeCompanies(cloud.table, count);
      onProgress(`${count} companies are written`);
      const rows: Row[] = [];
      for (const [index, [name, action]] of actions.entries()) {
        const among = await costOf(cloud, action);
        rows.push({
          name: `${name}: table reads among ${count} companies`,
          value: among.units,
          unit: 'units',
          target: alone[index]?.units ?? 0,
          note: `${among.calls} calls; the target is what it costs alone`,
        });
      }
      return [...rows, ...(await listRows(cloud, () => callApi('listCompanies', {}, { session: vendor })))];
    } finally {
      await cloud.stop();
    }
  },
};

/** One response of the list; the screen requests as many as there are. */
async function listRows(
  cloud: TestCloud,
  list: () => Promise<{ status: number; text: string; body: unknown[] }>,
): Promise<Row[]> {
  await list();
  const begun = performance.now();
  const { result, calls } = await cloud.calls.during(list);
  const value = performance.now() - begun;
  if (result.status !== 200) throw new Error(`The vendor's list answered ${result.status}`);
  const { roundTrips } = await countRoundTrips(list);
  const note = `${result.body.length} of ${count} companies, ${calls.length} calls`;
  const name = "an answer of the vendor's list";
  return [
    { name: `${name}: time`, value, unit: 'ms', target: 1_000, note },
    { name: `${name}: table`, value: roundTrips, unit: 'trips', target: 3 },
    { name: `${name}: table reads`, value: unitsOf(calls), unit: 'units' },
    { name: `${name}: size`, value: Buffer.byteLength(result.text), unit: 'bytes', target: 200_000 },
  ];
}

/** Nothing was due then: what remains is the cost of a sweep every minute. */
async function sweepOfYesterday(cloud: TestCloud): Promise<void> {
  const { handler } = await import('@galley/functions/jobs/handler');
  cloud.clock.advance(-24 * 60 * 60_000);
  await handler({ sweep: true }).finally(() => cloud.clock.reset());
}

const unitsOf = (calls: readonly ObservedCall[]) => calls.reduce((sum, { units }) => sum + units, 0);

async function costOf(cloud: TestCloud, action: () => Promise<unknown>): Promise<Cost> {
  const { calls } = await cloud.calls.during(action);
  const asked = calls.filter(({ service }) => service === 'dynamodb');
  return { units: unitsOf(asked), calls: asked.length };
}
