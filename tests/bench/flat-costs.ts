import type { CompanyScope } from '@galley/functions/core/company-scope';
import { findAllHints } from '../support/all-hints';
import { callApi } from '../support/api-caller';
import { unitsOf } from '../support/call-costs';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { preparePageCalls } from '../support/page-calls';
import { bodyOf, newDraft } from '../support/pages';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { visit } from '../support/visits';
import { type Cost, costOf, costOfPublish, growthRows } from './cost';
import { oldPage, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';
import { sweepOfYesterday } from './sweep';

const sizes = [30, 1_000, 10_000] as const;
const rounds = 15;

type Measured = Record<'publish' | 'editor' | 'preview' | 'draft' | 'visit' | 'sweep', Cost[]>;

/** What calls that name one page, or every page, cost in sites of few and of many pages with the same menu. */
export const flatCosts: Group = {
  name: 'costs that do not grow',
  async measure(onProgress) {
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const sites: { company: string; admin: TestSession; scope: CompanyScope; measured: Measured }[] = [];
      for (const size of sizes) {
        const company = await makeCompany(`pages${size}`);
        await writeLargeCompany(cloud.table, company.scope, size, sizes[0]);
        await findAllHints(cloud.table, company.scope);
        const admin = await sessionFor(cloud, company, 'Admin');
        sites.push({
          company: company.key,
          admin,
          scope: company.scope,
          measured: { publish: [], editor: [], preview: [], draft: [], visit: [], sweep: [] },
        });
        onProgress(`${size} pages are written`);
      }
      // In turns, so that other load on the machine affects all of them; the first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const { admin, company, measured } of sites) {
          const costs = await costsOf(cloud, admin, company);
          if (round > 0)
            for (const [name, cost] of Object.entries(costs)) measured[name as keyof Measured].push(cost);
        }
      }
      const [few, ...many] = sites.map(({ measured }) => measured);
      if (!few) throw new Error('There is no site.');
      const rows = many.flatMap((measured, index) => rowsOf(few, measured, sizes[index + 1] ?? 0));
      return [...rows, ...(await rowsOfCalls(cloud, sites))];
    } finally {
      await cloud.stop();
    }
  },
};

/** A draft of the page with the long history is opened in the editor and published. */
async function costsOf(
  cloud: TestCloud,
  admin: TestSession,
  company: string,
): Promise<Record<keyof Measured, Cost>> {
  let versionId = 0;
  const draft = await costOf(cloud, async () => {
    versionId = await newDraft(admin, oldPage);
  });
  const editor = await costOf(cloud, async () =>
    bodyOf(await callApi('getPageComponentData', { pageId: oldPage }, { session: admin })),
  );
  const preview = await costOf(cloud, async () =>
    bodyOf(await callApi('getOpenedPage', { pageId: oldPage, versionId }, { session: admin })),
  );
  const publish = await costOfPublish(cloud, admin, oldPage);
  const visited = await costOf(cloud, () => visit(company, '/section-1'));
  const sweep = await costOf(cloud, () => sweepOfYesterday(cloud));
  return { draft, editor, preview, publish, visit: visited, sweep };
}

/** Every call for one page, in each of the sites. */
async function rowsOfCalls(
  cloud: TestCloud,
  sites: readonly { admin: TestSession; scope: CompanyScope }[],
): Promise<Row[]> {
  const units = new Map<string, number[]>();
  for (const { admin, scope } of sites) {
    for (const { name, run } of await preparePageCalls(admin, { table: cloud.table, scope })) {
      units.set(name, [...(units.get(name) ?? []), await unitsOf(cloud, run)]);
    }
  }
  return [...units].map(([name, [few = 0, ...many]]) => ({
    name: `${name}: table`,
    value: Math.max(...many) / few,
    unit: 'times',
    target: 1.1,
    note: `${few} units, ${many.join(', ')}`,
  }));
}

function rowsOf(few: Measured, many: Measured, size: number): Row[] {
  const names = {
    publish: 'publish',
    editor: 'opening the editor',
    preview: 'the page around it',
    draft: 'new draft',
    visit: 'a visit',
    sweep: 'a sweep of jobs',
  } as const;
  const pages = `${size.toLocaleString('en-US')} pages to ${sizes[0]}`;
  return Object.entries(names).flatMap(([key, name]) =>
    growthRows(`${name}, ${pages}`, many[key as keyof Measured], few[key as keyof Measured]),
  );
}
