import { brotliCompressSync, constants } from 'node:zlib';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import { seedDemo } from '@galley/infra/local/seed/seed';
import type { Group, Row } from './row';

/** The compression of the CDN. */
const quality = 5;
const companies = ['acme', 'globex'];

interface MeasuredPage {
  name: string;
  /** HTML, CSS and JavaScript, compressed. */
  bytes: number;
  /** For the document, stylesheets and scripts. */
  requests: number;
  calls: number;
  readUnits: number;
}

/** The costs of visiting the demo companies' pages, for the visitor and the table. */
export const publicPages: Group = {
  name: 'public pages',
  async measure(onProgress) {
    const assembly = await prepareAssembly({ onProgress });
    const cloud = await startCloud({ assembly, servers: false, schedules: false, throttles: false });
    try {
      await seedDemo(cloud, onProgress);
      const pages: MeasuredPage[] = [];
      for (const company of companies) pages.push(...(await measureSite(cloud, company)));
      return rowsOf(pages);
    } finally {
      await cloud.stop();
    }
  },
};

function rowsOf(pages: readonly MeasuredPage[]): Row[] {
  const [reference] = pages;
  if (!reference) throw new Error('The demo companies have no pages');
  const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most));
  const most = (figure: 'requests' | 'calls' | 'readUnits') => Math.max(...pages.map((page) => page[figure]));
  const all = `of ${pages.length} demo pages`;
  const html = `HTML, CSS and JavaScript, brotli ${quality}`;
  return [
    {
      name: 'public page: size',
      value: reference.bytes,
      unit: 'bytes',
      target: 8_000,
      note: `${reference.name}; ${html}`,
    },
    {
      name: 'public page: largest size',
      value: heaviest.bytes,
      unit: 'bytes',
      target: 16_000,
      note: `${all}: ${heaviest.name}`,
    },
    {
      name: 'public page: requests',
      value: most('requests'),
      unit: 'requests',
      target: 1,
      note: `the most ${all}`,
    },
    { name: 'public page: table', value: most('calls'), unit: 'calls', target: 1, note: `the most ${all}` },
    {
      name: 'public page: table reads',
      value: reference.readUnits,
      unit: 'units',
      note: `${reference.name}; the most ${all}: ${most('readUnits')}`,
    },
  ];
}

/** Measures every page that can be reached from the home page. */
async function measureSite(cloud: Cloud, company: string): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = [];
  const found = ['/'];
  for (const path of found) {
    const { page, links } = await measurePage(cloud, company, path);
    measured.push(page);
    for (const link of links) if (!found.includes(link)) found.push(link);
  }
  return measured;
}

async function measurePage(cloud: Cloud, company: string, path: string) {
  const get = async (requested: string) => {
    const answer = await cloud.request({ site: company }, { path: requested });
    if (answer.status !== 200) throw new Error(`${company} ${requested} answered ${answer.status}`);
    return answer;
  };
  const meter = cloud.calls.start();
  const answer = await get(path);
  const calls = meter.stop();
  const html = answer.text();
  const assets = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css))"/g)];
  const parts = [answer.body];
  for (const [, requested = ''] of assets) parts.push((await get(requested)).body);
  const page: MeasuredPage = {
    name: `${company} ${path}`,
    bytes: parts.reduce((sum, part) => sum + compressedSize(part), 0),
    requests: parts.length,
    calls: calls.length,
    readUnits: calls.reduce((sum, { units }) => sum + units, 0),
  };
  const links = [...html.matchAll(/<a\b[^>]*?\bhref="(\/[a-z0-9/-]*)"/g)].map(([, link = '']) => link);
  return { page, links };
}

function compressedSize(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}
