import { forgetLeases } from '@galley/functions/core/budgets/spend-budget';
import { currentRendererId } from '@galley/functions/core/release/own-renderer';
import { expect, it } from 'vitest';
import { prepareAdminCalls } from '../support/admin-calls';
import { callApi } from '../support/api-caller';
import { costOf } from '../support/call-costs';
import { makeCompany, sessionFor } from '../support/companies';
import { writeCompanies } from '../support/many-companies';
import { openCloud } from '../support/open-cloud';
import { makeLivePage } from '../support/pages';
import { readTableState, restoreTableState } from '../support/table-state';
import { visit } from '../support/visits';

const cloud = await openCloud({ runJobs: false });

async function sweep(): Promise<void> {
  const { handler } = await import('@galley/functions/jobs/handler');
  await handler({ sweep: true });
}

it('makes the same requests among a thousand companies as for a single company', async () => {
  const admin = await sessionFor(cloud, await makeCompany('acme'), 'Admin');
  await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
  const calls = await prepareAdminCalls(admin);
  const renewed = { renderer: currentRendererId, startedAt: '', finishedAt: '2026-11-22T00:00:00.000Z' };
  await cloud.stored.installationRerender.put(renewed);
  const before = await readTableState();
  const actions: [string, () => Promise<unknown>][] = [
    ['a visit', () => visit('acme', '/hello')],
    ['a visit to nothing', () => visit('acme', '/nothing')],
    ['a menu', () => callApi('listMenuItems', {}, { site: 'acme' })],
    ...calls.map(({ name, run }): [string, () => Promise<unknown>] => [name, run]),
  ];
  const costs = async () => {
    const all: string[] = [];
    forgetLeases();
    for (const [name, action] of actions) all.push(`${name}: ${await costOf(cloud, action)}`);
    return all;
  };
  const alone = await costs();
  expect(alone.length).toBeGreaterThan(70);
  await restoreTableState(before);
  await writeCompanies(cloud.table, 1_000);
  expect(await costs()).toEqual(alone);
});

it('sweeps a thousand companies without due work with five small reads, and records the sweep', async () => {
  const { calls } = await cloud.calls.during(async () => {
    // Jobs of acme's earlier calls are not measured here.
    cloud.clock.advance(-24 * 60 * 60_000);
    await sweep();
  });
  cloud.clock.reset();
  const asked = calls.map(({ operation }) => operation).sort();
  expect(asked).toEqual(['GetItem', 'Query', 'Query', 'Query', 'Query', 'TransactWriteItems']);
  expect(calls.reduce((sum, { units }) => sum + units, 0)).toBeLessThanOrEqual(10);
});

it('lists a thousand companies for the vendor in responses that cost as much as those for two hundred', async () => {
  const vendor = await sessionFor(cloud, await makeCompany('tracsoft', { isVendor: true }), 'Admin');
  const keys: string[] = [];
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const input: { cursor: string } = { cursor };
    const { result: answer, calls } = await cloud.calls.during(() =>
      callApi('listCompanies', input, { session: vendor }),
    );
    expect(answer.body.length).toBeLessThanOrEqual(200);
    expect(calls.length).toBeLessThanOrEqual(15);
    keys.push(...answer.body.map(({ company }) => company));
    cursor = answer.headers['x-next-cursor'];
  }
  expect(keys.length).toBe(1_002);
  expect(new Set(keys).size).toBe(keys.length);
  const malformed = await callApi('listCompanies', { cursor: 'COMPANY#acme' }, { session: vendor });
  expect(malformed.status).toBe(400);
});
