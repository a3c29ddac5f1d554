import { type Charge, type Price, prices } from './prices';

/** The assumed monthly usage of a company: a small firm with a local audience. */
const assumedCompany = {
  pageViews: 3_000,
  /** The document, pictures and a few scripts. */
  requestsPerView: 8,
  kilobytesPerView: 350,
  /** The share of views whose document the CDN does not have, or only a stale one. */
  viewsAtOrigin: 0.5,
  staff: 4,
  /** API calls by staff and by visitors' forms. */
  calls: 3_000,
  saves: 300,
  publishes: 20,
  mails: 150,
  tableMegabytes: 20,
  imageMegabytes: 300,
  /** The share of companies with domains of their own. */
  ownDomains: 0.5,
};

/**
 * The parts of every installation that do not depend on the number of companies; counted in its templates.
 */
export interface FixedParts {
  webAcls: number;
  webAclRules: number;
  alarms: number;
  secrets: number;
  dashboards: number;
}

const gigabyte = 1_024;
/** The memory of nearly all Lambdas. */
const lambdaGigabytes = 1;
const minutesPerMonth = 30.4 * 24 * 60;

/** The units of each charge per month. */
export function usageOf(companies: number, fixed: FixedParts): Record<Charge, number> {
  const each = assumedCompany;
  const views = companies * each.pageViews;
  const requests = views * each.requestsPerView;
  const atOrigin = views * each.viewsAtOrigin;
  const calls = companies * each.calls;
  const publishes = companies * each.publishes;
  const saves = companies * each.saves;
  const mails = companies * each.mails;
  // Each publish is the call and its jobs, each mail a job; the sweeper runs every minute.
  const jobRuns = minutesPerMonth + publishes * 3 + mails;
  const runs = atOrigin + calls + jobRuns;
  const seconds = atOrigin * 0.02 + calls * 0.06 + jobRuns * 0.05;
  return {
    cdnGigabytes: (views * each.kilobytesPerView) / gigabyte / gigabyte,
    cdnRequests: requests + calls,
    cdnFunctionRuns: views * (1 + each.requestsPerView * 0.4) + calls,
    cdnInvalidatedPaths: publishes,
    cdnTenants: companies * each.ownDomains,
    webAcls: fixed.webAcls,
    webAclRules: fixed.webAclRules,
    webAclRequests: requests + calls,
    lambdaRuns: runs,
    lambdaGigabyteSeconds: seconds * lambdaGigabytes,
    apiCalls: calls,
    // A visit reads its page and the chrome (30 KB, half of the time consistently); a call reads session,
    // user, company.
    tableReads: atOrigin * 6 + calls * 6 + minutesPerMonth * 4 + publishes * 40,
    // Every write is a transaction, which counts twice; a publish writes page, chrome, sitemap, log and jobs.
    tableWrites: saves * 12 + publishes * 80 + mails * 8,
    tableGigabytes: (companies * each.tableMegabytes) / gigabyte,
    tableBackupGigabytes: (companies * each.tableMegabytes) / gigabyte,
    bucketGigabytes: (companies * each.imageMegabytes + requests * 0.0005 * 3) / gigabyte,
    bucketReads: requests * 0.1,
    bucketWrites: companies * 100 + requests / 500,
    mails,
    people: companies * each.staff,
    secrets: fixed.secrets,
    logGigabytes: (runs * 1.5) / gigabyte / gigabyte + (calls * 0.4) / gigabyte / gigabyte,
    alarms: fixed.alarms,
    dashboards: fixed.dashboards,
  };
}

/** USD for this many units, minus the free ones. */
export function charge({ usd, per, free = 0 }: Price, units: number): number {
  return (Math.max(0, units - free) / per) * usd;
}

const services: { name: string; charges: readonly Charge[] }[] = [
  {
    name: 'CloudFront',
    charges: ['cdnGigabytes', 'cdnRequests', 'cdnFunctionRuns', 'cdnInvalidatedPaths', 'cdnTenants'],
  },
  { name: 'WAF', charges: ['webAcls', 'webAclRules', 'webAclRequests'] },
  { name: 'Lambda', charges: ['lambdaRuns', 'lambdaGigabyteSeconds'] },
  { name: 'HTTP API', charges: ['apiCalls'] },
  { name: 'DynamoDB', charges: ['tableReads', 'tableWrites', 'tableGigabytes', 'tableBackupGigabytes'] },
  { name: 'S3', charges: ['bucketGigabytes', 'bucketReads', 'bucketWrites'] },
  { name: 'SES', charges: ['mails'] },
  { name: 'Cognito', charges: ['people'] },
  { name: 'Secrets Manager', charges: ['secrets'] },
  { name: 'CloudWatch', charges: ['logGigabytes', 'alarms', 'dashboards'] },
];

export interface CostRow {
  service: string;
  /** USD per month, for each number of companies. */
  usd: number[];
}

/**
 * The monthly costs of an installation by service, for each number of companies; the last row is the total.
 */
export function costRows(companies: readonly number[], fixed: FixedParts): CostRow[] {
  const usages = companies.map((count) => usageOf(count, fixed));
  const rows = services.map(({ name, charges }) => ({
    service: name,
    usd: usages.map((usage) => charges.reduce((sum, each) => sum + charge(prices[each], usage[each]), 0)),
  }));
  const sum = companies.map((_, index) => rows.reduce((total, { usd }) => total + (usd[index] ?? 0), 0));
  return [...rows, { service: 'together', usd: sum }];
}

/** The table as text, one line per service. */
export function costTable(companies: readonly number[], fixed: FixedParts): string[] {
  const head = [
    'USD per month',
    ...companies.map((count) => `${count} ${count === 1 ? 'company' : 'companies'}`),
  ];
  const rows = costRows(companies, fixed).map(({ service, usd }) => [
    service,
    ...usd.map((amount) => amount.toFixed(2)),
  ]);
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)));
  return [head, ...rows].map((row) =>
    row
      .map((text, index) => (index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0)))
      .join('  '),
  );
}
