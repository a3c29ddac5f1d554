import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { lateScripts } from '@galley/public-web/generated/site-assets';
import { makeCompany } from '../support/companies';
import { startTestCloud, type TestCloud } from '../support/test-cloud';
import { visit } from '../support/visits';
import { median } from './figures';
import { type FixturePage, type FixtureSize, referencePath, writeFixtureSite } from './fixture-site';
import type { Group, Row } from './row';

/** The compression of the CDN. */
const quality = 5;
const dist = fileURLToPath(new URL('../../dist/site-assets', import.meta.url));
const compressed = (body: string | Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

interface Seen extends FixturePage {
  documentBytes: number;
  /** Scripts in files of their own. */
  linkedBytes: number;
  scriptBytes: number;
  requests: number;
  calls: number;
  units: number;
}

/** The cost of a visit in a company of a hundred pages with a long menu, and in one of ten thousand. */
export const fixturePages: Group = {
  name: 'fixture of 100 pages',
  async measure(onProgress) {
    await prepareAssembly({ onProgress });
    const cloud = await startTestCloud({ runJobs: false });
    try {
      const { scope } = await makeCompany('fixture');
      const pages: Seen[] = [];
      for (const page of await writeFixtureSite(cloud.table, scope))
        pages.push(await see(cloud, 'fixture', page));
      const [longest] = pages;
      if (longest?.path !== referencePath) throw new Error('The reference page comes first.');
      onProgress('100 pages are read');
      const seeIn = async (company: string, size: Partial<FixtureSize>) => {
        const { scope: other } = await makeCompany(company);
        await writeFixtureSite(cloud.table, other, size);
        return see(cloud, company, longest);
      };
      const reference = await seeIn('reference', { menuLevels: 2 });
      return rowsOf({
        pages,
        longest,
        reference,
        warm: await see(cloud, 'reference', reference),
        ofMany: await seeIn('large', { total: 10_000 }),
      });
    } finally {
      await cloud.stop();
    }
  },
};

async function see(cloud: TestCloud, company: string, page: FixturePage): Promise<Seen> {
  const { result, calls } = await cloud.calls.during(() => visit(company, page.path));
  if (result.status !== 200) throw new Error(`${page.path} answered ${result.status}`);
  const linked = [...result.html.matchAll(/<script\b[^>]*?\bsrc="(\/[^"]+)"/g)];
  const files = linked.map(([, path = '']) => readFileSync(join(dist, path)));
  const inline = [...result.html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code = '']) =>
    Buffer.from(code),
  );
  return {
    ...page,
    documentBytes: compressed(result.html),
    linkedBytes: files.reduce((sum, file) => sum + compressed(file), 0),
    scriptBytes: [...files, ...inline].reduce((sum, script) => sum + compressed(script), 0),
    requests: 1 + files.length,
    calls: calls.length,
    units: calls.reduce((sum, { units }) => sum + units, 0),
  };
}

interface Visits {
  /** The fixture's pages, with its menu of 7 x 5 x 4. */
  pages: readonly Seen[];
  /** The reference page among them, and in a site of 10,000 pages. */
  longest: Seen;
  ofMany: Seen;
  /** The same page with a menu of 7 x 5, on the first and the second visit. */
  reference: Seen;
  warm: Seen;
}

function rowsOf({ pages, longest, reference, warm, ofMany }: Visits): Row[] {
  const bytes = (page: Seen) => page.documentBytes + page.linkedBytes;
  const most = (of: readonly Seen[], figure: (page: Seen) => number) => Math.max(...of.map(figure));
  const [lively, still] = [pages.filter((page) => page.isLively), pages.filter((page) => !page.isLively)];
  const all = `of ${pages.length} pages`;
  const size = `HTML, CSS and JavaScript, brotli ${quality}`;
  const row = (name: string, value: number, unit: string, target: number, note = ''): Row => ({
    name: `visit: ${name}`,
    value,
    unit,
    target,
    note,
  });
  return [
    row('bytes, reference page', bytes(reference), 'bytes', 7_200, `${size}; under a menu of 7 x 5`),
    row('bytes, median', median(pages.map(bytes)), 'bytes', 10_000, all),
    row('bytes, largest', most(pages, bytes), 'bytes', 16_000, all),
    row(
      'requests, still page',
      most(still, ({ requests }) => requests),
      'requests',
      1,
      `${still.length} pages`,
    ),
    row(
      'requests, lively page',
      most(lively, ({ requests }) => requests),
      'requests',
      2,
      `${lively.length} pages`,
    ),
    row(
      'JavaScript, still page',
      most(still, ({ scriptBytes }) => scriptBytes),
      'bytes',
      0,
    ),
    row(
      'JavaScript, more when a form is touched',
      Object.values(lateScripts).reduce((sum, code) => sum + compressed(code), 0),
      'bytes',
      900,
    ),
    row(
      'JavaScript, lively page',
      most(lively, ({ scriptBytes }) => scriptBytes),
      'bytes',
      1_500,
    ),
    row(
      'table calls',
      most([...pages, reference, warm, ofMany], ({ calls }) => calls),
      'calls',
      1,
      'cold, warm, of 10,000 pages',
    ),
    row(
      'read units, reference page',
      most([reference, warm, longest], ({ units }) => units),
      'units',
      1,
      'cold and warm, under both menus',
    ),
    row(
      'read units, most',
      most(pages, ({ units }) => units),
      'units',
      2.5,
      all,
    ),
    row(
      'read units of 10,000 pages, more than of 100',
      ofMany.units - longest.units,
      'units',
      0,
      'the same page and menu',
    ),
  ];
}
