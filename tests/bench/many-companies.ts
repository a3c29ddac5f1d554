import { installationRerenderEntity } from '@galley/functions/core/entities/vendor';
import { currentRendererId } from '@galley/functions/core/release/own-renderer';
import type { ObservedCall } from '@galley/infra/local/stand-ins/stand-in';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { writeCompanies } from '../support/many-companies';
import { makeLivePage, newDraft } from '../support/pages';
import { countRoundTrips } from '../support/round-trips';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { visit } from '../support/visits';
import { type Cost, costOf, costOfPublish, growthRows } from './cost';
import { millisecondsOf, repeated } from './figures';
import type { Group, Row } from './row';
import { sweepOfYesterday } from './sweep';

const count = 1_000;
const rounds = 15;

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
      const actions: [string, () => Promise<Cost>][] = [
        ['a visit', () => costOf(cloud, () => visit('acme', '/hello'))],
        ['the page list', () => costOf(cloud, () => callApi('listPages', {}, { session: admin }))],
        [
          'the editor',
          () => costOf(cloud, () => callApi('getPageComponentData', { pageId: page }, { session: admin })),
        ],
        ['publish', () => newDraft(admin, page).then(() => costOfPublish(cloud, admin, page))],
        ['a sweep of jobs', () => costOf(cloud, () => sweepOfYesterday(cloud))],
      ];
      const alone = await costsOf(actions);
      await writeCompanies(cloud.table, count);
      onProgress(`${count} companies are written`);
      const among = await costsOf(actions);
      const rows = actions.flatMap(([name], index) =>
        growthRows(`${name} among ${count} companies`, among[index] ?? [], alone[index] ?? []),
      );
      return [...rows, ...(await listRows(cloud, () => callApi('listCompanies', {}, { session: vendor })))];
    } finally {
      await cloud.stop();
    }
  },
};

/** The costs of each action in several rounds; the first round warms up. */
async function costsOf(actions: readonly [string, () => Promise<Cost>][]): Promise<Cost[][]> {
  const costs = actions.map((): Cost[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, [, action]] of actions.entries()) {
      const cost = await action();
      if (round > 0) costs[index]?.push(cost);
    }
  }
  return costs;
}

/** One response of the list; the screen requests as many as there are. */
async function listRows(
  cloud: TestCloud,
  list: () => Promise<{ status: number; text: string; body: unknown[] }>,
): Promise<Row[]> {
  const { result, calls } = await cloud.calls.during(list);
  if (result.status !== 200) throw new Error(`The vendor's list answered ${result.status}`);
  const time = await repeated(() => millisecondsOf(list));
  const { roundTrips } = await countRoundTrips(list);
  const note = `${result.body.length} of ${count} companies, ${calls.length} calls`;
  const name = "an answer of the vendor's list";
  return [
    { name: `${name}: time`, ...time, unit: 'ms', target: 1_000, note },
    { name: `${name}: table`, value: roundTrips, unit: 'round trips', target: 3 },
    { name: `${name}: table reads`, value: unitsOf(calls), unit: 'units' },
    { name: `${name}: size`, value: Buffer.byteLength(result.text), unit: 'bytes', target: 200_000 },
  ];
}

const unitsOf = (calls: readonly ObservedCall[]) => calls.reduce((sum, { units }) => sum + units, 0);
