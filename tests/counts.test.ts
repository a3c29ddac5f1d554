import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fewerThan, raiseCounts, readCounts } from './counts.mjs';
import { watchSilence } from './run-tier.mjs';
import { soakTiers } from './soak.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'galley-counts-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const kept = { unit: { tests: 10, cases: 0 }, property: { tests: 4, cases: 2_000 } };

it('fails a tier that has fewer tests or random cases than before, and one that is gone', () => {
  const results = [{ name: 'unit', passed: 8, failed: 1, cases: 0 }];
  expect(fewerThan(kept, results)).toEqual([
    'unit ran 9 tests; it had 10.',
    'property has 4 tests in tests/counts.json and did not run.',
  ]);
  expect(
    fewerThan(kept, [
      { name: 'unit', passed: 11 },
      { name: 'property', passed: 4, cases: 1_999 },
    ]),
  ).toEqual(['property ran 1999 random cases; it had 2000.']);
});

it('raises the counts and never lowers them', () => {
  const file = join(folder, 'counts.json');
  writeFileSync(file, JSON.stringify(kept));
  raiseCounts(file, [
    { name: 'unit', hasTests: true, passed: 12, failed: 0, cases: 0 },
    { name: 'property', hasTests: true, passed: 4, failed: 0, cases: 1_000 },
    { name: 'types', passed: 0, failed: 0, cases: 0 },
  ]);
  expect(readCounts(file)).toEqual({ unit: { tests: 12, cases: 0 }, property: { tests: 4, cases: 2_000 } });
});

it('ends a tier that hangs, with the names of what ran, and not one that is slow', async () => {
  const file = join(folder, 'running');
  writeFileSync(file, 'a test that hangs');
  const begun = Date.now();
  let endedAt = 0;
  const names = await new Promise<string>((resolve) => {
    const silence = watchSilence(file, 400, (hanging) => {
      endedAt = Date.now();
      resolve(hanging);
    });
    const timer = setInterval(() => silence.heard(), 50);
    setTimeout(() => clearInterval(timer), 600);
  });
  expect(names).toContain('a test that hangs');
  expect(endedAt - begun).toBeGreaterThan(900);
});

it('divides a soak into shards that together cover all of it', () => {
  const names = (shard: string) => soakTiers([], { shard }).map(({ name }) => name);
  const all = names('1/1');
  expect(all).toContain('kills');
  expect([...names('1/3'), ...names('2/3'), ...names('3/3')].sort()).toEqual([...all].sort());
  expect(() => names('4/3')).toThrow('--shard=4/3');
});

it('runs one tier of a soak by its name, and the hour as long as asked', () => {
  const tiers = soakTiers(['hour'], { minutes: '7' });
  expect(tiers.map(({ command }) => command()[1])).toEqual([['tests/hour/run.ts', '--minutes', '7']]);
  expect(() => soakTiers(['our'])).toThrow('No tier is called our: hour, schedules 1,');
  expect(() => soakTiers([], { minutes: 'ten' })).toThrow('--minutes=ten');
});
