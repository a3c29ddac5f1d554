import { expect, it } from 'vitest';
import { writeLargeCompany } from '../../bench/large-company-items';
import { findAllHints } from '../../support/all-hints';
import { unitsOf } from '../../support/call-costs';
import { makeCompany, sessionFor } from '../../support/companies';
import { openCloud } from '../../support/open-cloud';
import { preparePageCalls } from '../../support/page-calls';

const cloud = await openCloud({ runJobs: false });

async function costsIn(key: string, pages: number): Promise<Map<string, number>> {
  const company = await makeCompany(key);
  await writeLargeCompany(cloud.table, company.scope, pages, 30);
  await findAllHints(cloud.table, company.scope);
  const calls = await preparePageCalls(await sessionFor(cloud, company, 'Admin'), {
    table: cloud.table,
    scope: company.scope,
  });
  const costs = new Map<string, number>();
  for (const { name, run } of calls) costs.set(name, await unitsOf(cloud, run));
  return costs;
}

it('calls for one page cost the same in a site of 30 pages and in one of 300', async () => {
  const [small, large] = [await costsIn('small', 30), await costsIn('large', 300)];
  const grow = [...small].filter(([name, units]) => (large.get(name) ?? 0) > units * 1.1);
  expect(grow.map(([name, units]) => `${name}: ${units} units, ${large.get(name)}`)).toEqual([]);
});
