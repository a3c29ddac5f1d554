import { areas, needsCsrfHeader, routesOf } from '@galley/shared/contract/call';
import { type CallName, callNames, declarationOf } from '@galley/shared/contract/contract';
import { expect, it } from 'vitest';
import { callApi } from '../support/api-caller';
import { makeCompany, sessionFor } from '../support/companies';
import { openCloud } from '../support/open-cloud';

const cloud = await openCloud();
const vendor = await makeCompany('tracsoft', { isVendor: true });
const vendorAdmin = await sessionFor(cloud, vendor, 'Admin');
// Invitations that are still being mailed are not writes of the calls.
await cloud.settled();

/** Declared calls that are not implemented yet, by issue number. Normally empty. */
const openCalls: Record<number, CallName[]> = {};

it('lists the calls that are still open', () => {
  const open: Record<number, CallName[]> = {};
  for (const name of callNames) {
    const issue = declarationOf(name).open;
    if (issue !== undefined) open[issue] = [...(open[issue] ?? []), name];
  }
  expect(open).toEqual(openCalls);
});

it('gives every method and path to one call only', () => {
  const routes = callNames.flatMap((name) =>
    routesOf(declarationOf(name)).map((r) => `${r.method} ${r.path}`),
  );
  expect(new Set(routes).size).toBe(routes.length);
});

it('puts every call into a known area', () => {
  for (const name of callNames) expect(areas).toContain(declarationOf(name).area);
});

it.each(callNames.filter((name) => declarationOf(name).open !== undefined))(
  '%s is not implemented and answers 501',
  async (name) => {
    const answer = await callApi(name, { company: undefined }, { session: vendorAdmin });
    expect(answer.status).toBe(501);
    expect(answer.error.message).toContain(declarationOf(name).path);
  },
);

it('knows no other method of a call, and no site without a company', async () => {
  const options = { session: vendorAdmin, method: 'DELETE' } as const;
  expect(await callApi('listPages', {}, options)).toMatchObject({
    status: 404,
    error: { message: 'There is no such call.' },
  });
  expect(
    await callApi('listMenuItems', {}, { site: 'acme', headers: { 'x-galley-company': '' } }),
  ).toMatchObject({ status: 404, error: { message: 'There is no site at this address.' } });
});

const changing = callNames.filter((name) => needsCsrfHeader(declarationOf(name)));

it.each(changing)('%s is rejected without the CSRF header and writes nothing', async (name: CallName) => {
  const { result, calls } = await cloud.calls.during(() =>
    callApi(name, {}, { session: vendorAdmin, headers: { 'x-galley-csrf': undefined } }),
  );
  expect(result.status).toBe(403);
  expect(calls.filter(({ operation }) => /Put|Update|Delete|Write/.test(operation))).toEqual([]);
});
