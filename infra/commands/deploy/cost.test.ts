import { describe, expect, test } from 'vitest';
import { charge, costRows, costTable, usageOf } from './cost';

const fixed = { webAcls: 2, webAclRules: 7, alarms: 22, secrets: 3, dashboards: 1 };

describe('the cost of an installation', () => {
  test('excludes the free tier and charges only what exceeds it', () => {
    const price = { usd: 0.2, per: 1_000_000, unit: 'runs', free: 1_000_000 };
    expect(charge(price, 999_999)).toBe(0);
    expect(charge(price, 3_500_000)).toBeCloseTo(0.5);
  });

  test('has fixed parts that cost the same for one company as for a thousand', () => {
    const rows = costRows([1, 1_000], fixed);
    const of = (service: string) => rows.find((row) => row.service === service)?.usd ?? [];
    expect(of('Secrets Manager')).toEqual([expect.closeTo(1.2), expect.closeTo(1.2)]);
    // Two ACLs and seven rules; the rest of the WAF's row grows with requests.
    expect(of('WAF')[0]).toBeGreaterThan(17);
    expect(of('WAF')[1]).toBeGreaterThan(of('WAF')[0] ?? 0);
  });

  test('sums up in the last row, and never falls with more companies', () => {
    const rows = costRows([1, 100, 1_000], fixed);
    const sum = rows.at(-1)?.usd ?? [];
    const added = rows.slice(0, -1).reduce((total, { usd }) => total + (usd[2] ?? 0), 0);
    expect(sum[2]).toBeCloseTo(added);
    expect(sum.toSorted((a, b) => a - b)).toEqual(sum);
  });

  test("grows with the usage of companies, while the installation's own usage is constant", () => {
    const [none, some] = [usageOf(0, fixed), usageOf(10, fixed)];
    expect(none.mails).toBe(0);
    expect(none.lambdaRuns).toBeGreaterThan(43_000);
    expect(some.mails).toBe(usageOf(1, fixed).mails * 10);
  });

  test('is printed as an aligned table', () => {
    const lines = costTable([1, 100], fixed);
    expect(lines[0]).toMatch(/^USD per month +1 company +100 companies$/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});
