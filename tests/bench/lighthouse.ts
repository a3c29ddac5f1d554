import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareAssembly } from '@galley/infra/local/build/prepare';
import { type Cloud, startCloud } from '@galley/infra/local/cloud';
import { seedDemo } from '@galley/infra/local/seed/seed';
import { starterNames } from '@galley/shared/starters/names';
import { findChromium } from '../chromium.mjs';
import { type ChosenPages, readChosenPages } from './lighthouse-choice';
import { isPassed, type Row, tableOf } from './row';
import { addStyleGuide, makeStarterCompanies } from './starter-companies';

/**
 * `npm run bench:lighthouse`: Lighthouse's scores for the demo company's pages, those of all starters and the style guide
 * on a phone, as the laptop's edge serves them, one page after the other. `-- acme cafe/menu style-guide` measures only
 * these sites and pages. Lighthouse needs a newer Node than the product does: both are installed beside the bench when it
 * first runs.
 */
const tools = fileURLToPath(new URL('../../.cache/lighthouse', import.meta.url));
const packages = ['node@22.23.3', 'lighthouse@13.5.0'];

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
}

function install(): void {
  if (existsSync(join(tools, 'node_modules/lighthouse')) && existsSync(join(tools, 'node_modules/node/bin')))
    return;
  console.log(`installing ${packages.join(' and ')} in .cache/lighthouse`);
  mkdirSync(tools, { recursive: true });
  const { status } = spawnSync('npm', ['install', '--no-save', '--prefix', tools, ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed; the first run needs the registry.');
}

function audit(url: string, chromium: string): Promise<Report> {
  const file = join(tools, 'report.json');
  const args = [
    join(tools, 'node_modules/lighthouse/cli/index.js'),
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, ...(chromium && { CHROME_PATH: chromium }) };
  return new Promise((resolve, reject) => {
    // In a separate process, since this one serves the pages.
    const child = spawn(join(tools, 'node_modules/node/bin/node'), args, { env, stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(readFileSync(file, 'utf8')));
      else reject(new Error(`Lighthouse ended with ${code} at ${url}.`));
    });
  });
}

/** Other load on the machine is not a property of the page: more looks where the middle of the first misses a target. */
const looks = [3, 7];
const blockingTime = ({ audits }: Report) => audits['total-blocking-time']?.numericValue ?? Number.NaN;

/** The report with the middle blocking time of several looks. */
async function medianAudit(url: string, chromium: string): Promise<Report> {
  const reports: Report[] = [];
  for (const most of looks) {
    // Chromium may fail to start on a loaded machine; a second failure is reported.
    while (reports.length < most) reports.push(await audit(url, chromium).catch(() => audit(url, chromium)));
    const middle = reports.sort((a, b) => blockingTime(a) - blockingTime(b))[Math.floor(most / 2)];
    if (middle && (most === looks.at(-1) || rowsOf('', middle).every(isPassed))) return middle;
  }
  throw new Error('Lighthouse has not looked at all.');
}

/** The baseline of machine and browser: how long a page of two words blocks. */
async function emptyPageBlocking(chromium: string): Promise<number> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>Empty</title><p>Hardly anything');
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    return blockingTime(await medianAudit(`http://localhost:${port}/`, chromium));
  } finally {
    server.close();
  }
}

function rowsOf(page: string, report: Report): Row[] {
  const { categories, audits } = report;
  const missing = (category: string) => 100 - Math.round((categories[category]?.score ?? 0) * 100);
  const row = (name: string, value: number, unit: string, target: number): Row => ({
    name: `Lighthouse ${page}: ${name}`,
    value,
    unit,
    target,
  });
  const refused = Object.values(audits).filter(({ score }) => score !== null && score < 0.9);
  const note = refused.map(({ title }) => title).join('; ');
  return [
    row('accessibility, from 100', missing('accessibility'), 'points', 0),
    row('best practices, from 100', missing('best-practices'), 'points', 0),
    row('SEO, from 100', missing('seo'), 'points', 0),
    { ...row('performance, from 100', missing('performance'), 'points', 0), note },
    row('layout shift', audits['cumulative-layout-shift']?.numericValue ?? 1, '', 0),
    row('blocking time', blockingTime(report), 'ms', 0),
  ];
}

/** The row of a page on which Lighthouse itself failed: the other pages are still measured. */
const unmeasured = (page: string, { message }: Error): Row => ({
  name: `Lighthouse ${page}: not measured`,
  value: 1,
  unit: 'pages',
  target: 0,
  note: message,
});

/** The figures of one page in one line, those beyond their target marked. */
function summaryOf(rows: readonly Row[]): string {
  const [page = ''] = rows[0]?.name.split(': ') ?? [];
  const figures = rows.map((row) => {
    const figure = row.name.slice(page.length + 2);
    const value = `${Number(row.value.toFixed(3))} ${row.unit}`.trim();
    return `${figure} ${value}${isPassed(row) ? '' : ' (FAIL)'}`;
  });
  return `${page}: ${figures.join('; ')}`;
}

/** Ends with a sentence where something is asked for that is not known, before anything runs. */
async function chosenOrEnd(): Promise<ChosenPages> {
  try {
    return await readChosenPages(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const { acme, empty, 'style-guide': guide, ...ofStarters } = await chosenOrEnd();
install();
const chromium = findChromium((line) => console.log(line));
const say = (line: string) => console.log(`  ${line}`);
const assembly = await prepareAssembly({ onProgress: say });

/** Measures pages of the companies that `fill` has created, and prints the figures of each page at once. */
async function rowsOfSites(fill: (cloud: Cloud) => Promise<[company: string, paths: string[]][]>) {
  const cloud = await startCloud({ assembly, schedules: false });
  const rows: Row[] = [];
  try {
    for (const [company, paths] of await fill(cloud)) {
      for (const path of paths) {
        const page = `${company} ${path}`;
        const measured = await medianAudit(`${cloud.siteUrl(company)}${path}`, chromium).then(
          (report) => rowsOf(page, report),
          (error: Error) => [unmeasured(page, error)],
        );
        say(summaryOf(measured));
        rows.push(...measured);
      }
    }
  } finally {
    await cloud.stop();
  }
  return rows;
}

const rows: Row[] = [];
if (acme) {
  const demo = async (cloud: Cloud): Promise<[string, string[]][]> => {
    await seedDemo(cloud, say);
    return [['acme', acme]];
  };
  rows.push(...(await rowsOfSites(demo)));
}
const [first] = starterNames;
const starters = starterNames.filter((name) => ofStarters[name] || (guide && name === first));
if (starters.length > 0) {
  const companies = async (cloud: Cloud) => {
    const made = await makeStarterCompanies(cloud, say, starters);
    const [withGuide] = made;
    if (guide && withGuide) await addStyleGuide(withGuide);
    return made.map((company): [string, string[]] => [
      company.key,
      [...(ofStarters[company.starter] ?? []), ...(company === withGuide ? (guide ?? []) : [])],
    ]);
  };
  rows.push(...(await rowsOfSites(companies)));
}
if (empty) {
  const value = await emptyPageBlocking(chromium);
  const row = { name: 'Lighthouse, an empty page: blocking time', value, unit: 'ms' };
  say(summaryOf([row]));
  rows.push(row);
}
const failed = rows.filter((row) => !isPassed(row));
console.log(`\n${tableOf(rows)}\n\n${rows.length} figures, ${failed.length} beyond their target`);
process.exitCode = failed.length > 0 ? 1 : 0;
