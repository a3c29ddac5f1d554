import { expect, it } from 'vitest';
import { prepareAdminCalls } from '../support/admin-calls';
import { findAllHints } from '../support/all-hints';
import { makeCompany, sessionFor } from '../support/companies';
import { openCloud } from '../support/open-cloud';
import { makeLivePage } from '../support/pages';
import { countRoundTrips, mostRoundTripsOf } from '../support/round-trips';
import { visit } from '../support/visits';

const cloud = await openCloud({ runJobs: false });

it('makes every call of staff with one read to authenticate and at most two round trips after it, a publish three', async () => {
  const acme = await makeCompany('acme');
  const admin = await sessionFor(cloud, acme, 'Admin');
  await findAllHints(cloud.table, acme.scope);
  const tooMany: string[] = [];
  for (const { name, run } of await prepareAdminCalls(admin)) {
    const { roundTrips, operations } = await countRoundTrips(run);
    expect(operations[0], name).toBe('BatchGetItem');
    if (roundTrips > 1 + mostRoundTripsOf(name)) tooMany.push(`${name}: ${operations.join(', ')}`);
  }
  expect(tooMany).toEqual([]);
});

it('serves a visit with one call', async () => {
  const admin = await sessionFor(cloud, await makeCompany('globex'), 'Admin');
  await makeLivePage(admin, 'hello', { friendlyUrl: 'hello' });
  const { result, calls } = await cloud.calls.during(() => visit('globex', '/hello'));
  expect(result.status).toBe(200);
  expect(calls.map(({ action }) => action)).toEqual(['dynamodb:BatchGetItem']);
});
