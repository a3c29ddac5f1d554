import type { CompanyScope } from '@galley/functions/core/company-scope';
import { callApi } from '../support/api-caller';
import { unitsOf } from '../support/call-costs';
import { makeCompany, sessionFor, type TestSession } from '../support/companies';
import { preparePageCalls } from '../support/page-calls';
import { bodyOf, newDraft, submit } from '../support/pages';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { oldPage, writeLargeCompany } from './large-company-items';
import type { Group, Row } from './row';

const sizes = [30, 1_000, 10_000] as const;
const rounds = 15;

interface Cost {
  units: number;
  cpuMs: number;
}
type Measured = Record<'publish' | 'editor' | 'preview' | 'draft', Cost[]>;

/** What calls that name one page, or every page, cost in sites of few and of many pages with the same menu. */
export const flatCosts: Group = {
  name: 'costs that do not grow',
  async measure(onProgress) {
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const sites: { admin: TestSession; scope: CompanyScope; measured: Measured }[] = [];
      for (const size of sizes) {
        const company = await makeCompany(`pages${size}`);
        await writeLargeCompany(cloud.table, company.scope, size, sizes[0]);
        const admin = await sessionFor(cloud, company, 'Admin');
        sites.push({
          admin,
          scope: company.scope,
          measured: { publish: [], editor: [], preview: [], draft: [] },
        });
        onProgress(`${size} pages are written`);
      }
      // In turns, so that other load on the machine affects all of them; the first round warms up.
      for (let round = 0; round <= rounds; round += 1) {
        for (const { admin, measured } of sites) {
          const costs = await costsOf(cloud, admin);
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
async function costsOf(cloud: TestCloud, admin: TestSession): Promise<Record<keyof Measured, Cost>> {
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
  await submit(admin, oldPage);
  const input = { pageId: oldPage, comments: '' };
  const publish = await costOf(cloud, async () =>
    bodyOf(await callApi('publishDraft', input, { session: admin, method: 'POST' })),
  );
  return { draft, editor, preview, publish };
}

async function costOf(cloud: TestCloud, action: () => Promise<unknown>): Promise<Cost> {
  const before = process.cpuUsage();
  const { calls } = await cloud.calls.during(action);
  const { user, system } = process.cpuUsage(before);
  return { units: calls.reduce((sum, call) => sum + call.units, 0), cpuMs: (user + system) / 1_000 };
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

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function rowsOf(few: Measured, many: Measured, size: number): Row[] {
  const names = {
    publish: 'publish',
    editor: 'opening the editor',
    preview: 'the page around it',
    draft: 'new draft',
  } as const;
  return Object.entries(names).flatMap(([key, name]): Row[] => {
    const [small, large] = [few, many].map((measured) => measured[key as keyof Measured]);
    const of = (costs: Cost[] = [], what: keyof Cost) => median(costs.map((cost) => cost[what]));
    const ratio = (what: keyof Cost) => of(large, what) / of(small, what);
    const pages = `${size.toLocaleString('en-US')} pages to ${sizes[0]}`;
    return [
      {
        name: `${name}, ${pages}: table`,
        value: ratio('units'),
        unit: 'times',
        target: 1.1,
        note: `${of(large, 'units')} units to ${of(small, 'units')}`,
      },
      {
        name: `${name}, ${pages}: processor`,
        value: ratio('cpuMs'),
        unit: 'times',
        target: 1.3,
        note: `${of(large, 'cpuMs').toFixed(1)} ms to ${of(small, 'cpuMs').toFixed(1)}, medians of ${rounds}, stand-ins included`,
      },
    ];
  });
}
