import { nagReasons } from '@galley/infra/nag-reasons';
import type { App } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeApp, markerBundles, tenant } from './synthesise';

interface Finding {
  rule: string;
  /** The construct's path without the stack's prefix. */
  path: string;
}

function findingsIn(app: App): Finding[] {
  const { violations } = new AwsSolutionsChecks(app).validateScope(app);
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map((resource) => ({
      rule: ruleName,
      path: String((resource as { constructPath?: string }).constructPath).replace(/^Galley-[^-]+-/, ''),
    })),
  );
}

const fits = ({ rule, finding, at }: (typeof nagReasons)[number], found: Finding) =>
  found.rule.startsWith(rule) &&
  found.rule.endsWith(finding ?? '') &&
  at.some((beginning) => found.path.startsWith(beginning));

describe('findings of cdk-nag against the AwsSolutions rules', () => {
  let findings: Finding[] = [];

  beforeAll(() => {
    const companies = [
      tenant('vendor', { isVendor: true }),
      tenant('ready', { domains: ['www.ready.example'], dnsReady: true }),
    ];
    findings = findingsIn(makeApp('prod', companies, markerBundles()));
  });

  it('have a written reason, or do not exist', () => {
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter((found) => !nagReasons.some((reason) => fits(reason, found)))).toEqual([]);
  });

  it('still exist where a reason is written: an unused reason is removed', () => {
    const stale = nagReasons.flatMap((reason) =>
      reason.at
        .filter((beginning) => !findings.some((found) => fits({ ...reason, at: [beginning] }, found)))
        .map((beginning) => `${reason.rule}${reason.finding ?? ''} at ${beginning}`),
    );
    expect(stale).toEqual([]);
  });

  it('have no reason for a whole rule: each names a resource, and why', () => {
    for (const { rule, at, reason } of nagReasons) {
      expect(rule).toMatch(/^AwsSolutions-[A-Z]+\d+$/);
      for (const beginning of at) expect(beginning).toMatch(/^[A-Z]\w+\/[A-Z]/);
      expect(reason.length).toBeGreaterThan(40);
    }
  });
});
