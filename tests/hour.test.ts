import { describe, expect, it } from 'vitest';
import { growingMemory, grownItems, grownKinds, leftJobs, memoryFaults, unbounded } from './hour/checks';
import { type HourResult, hourFaults } from './hour/result';
import { kindOf } from './hour/stored';

/** The checks of the hour of mixed operation (`npm run soak -- hour`) turn red on what they are there to find. */

const megabyte = 1_048_576;
const series = (values: readonly number[]) => values.map((value) => value * megabyte);

describe('memory', () => {
  it('that grows by more than a tenth is named with both ends', () => {
    expect(growingMemory('The cloud', series([40, 40, 40, 42, 43, 43.9]))).toEqual([]);
    expect(growingMemory('The cloud', series([40, 40, 40, 44, 45, 46]))).toEqual([
      'The cloud grew by 12.5 %, from 40.0 MB to 45.0 MB.',
    ]);
  });

  it('is not judged by one high or low measurement, and not by too few', () => {
    expect(growingMemory('The cloud', series([40, 20, 40, 41, 60, 41]))).toEqual([]);
    expect(growingMemory('The cloud', series([40, 40, 41, 41, 42]))[0]).toContain('5 measurements');
  });

  it('is that of the cloud without its table, and that of the Lambdas, each after its warm-up', () => {
    const samples = (cloud: (at: number) => number, lambdas: (at: number) => number) =>
      Array.from({ length: 20 }, (_, number) => ({
        at: number / 20,
        cloud: cloud(number) * megabyte,
        lambdas: lambdas(number) * megabyte,
        stored: number * megabyte,
      }));
    const warmUp = { cloud: 0.2, lambdas: 0.5 };
    const flat = () => 200;
    const faults = (...[cloud, lambdas]: Parameters<typeof samples>) =>
      memoryFaults(samples(cloud, lambdas), warmUp).map((fault) => fault.split(' grew')[0]);
    expect(faults((number) => 40 + number, flat)).toEqual([]);
    expect(faults((number) => 40 + 2 * number, flat)).toEqual(['The cloud without the items of its table']);
    expect(
      faults(
        (number) => (number < 4 ? 10 : 40 + number),
        (number) => (number < 10 ? 50 : 200),
      ),
    ).toEqual([]);
    expect(
      faults(
        (number) => 40 + number,
        (number) => 200 + 5 * number,
      ),
    ).toEqual(['The Lambdas']);
  });
});

describe('what is left', () => {
  const now = new Date('2026-02-01T12:00:00.000Z');
  const job = (kind: string, dueAt: string) => ({ kind, company: 'acme', dueAt, lastError: '' });

  it('is a job of the past, and one more that waits than comes again', () => {
    const daily = job('delete-old-submissions', '2026-02-02T00:00:00.000Z');
    expect(leftJobs([daily], { 'delete-old-submissions': 1 }, now)).toEqual([]);
    expect(leftJobs([daily, daily], { 'delete-old-submissions': 1 }, now)).toHaveLength(1);
    expect(leftJobs([job('send-mail', '2026-02-02T00:00:00.000Z')], {}, now)).toHaveLength(1);
    const late = job('delete-old-submissions', '2026-02-01T00:00:00.000Z');
    expect(leftJobs([late], { 'delete-old-submissions': 1 }, now)[0]).toContain('is left since');
  });

  it('is a kind of item with more than before and more than people made', () => {
    const before = { 'SITE COMPANY': 3, 'PAGE LOG': 10 };
    expect(grownKinds(before, { 'SITE COMPANY': 3, 'PAGE LOG': 15 }, { 'PAGE LOG': 5 })).toEqual([]);
    expect(grownKinds(before, { 'SITE COMPANY': 4, 'PAGE LOG': 16, RATE: 1 }, { 'PAGE LOG': 5 })).toEqual([
      'SITE COMPANY: 4 are left of at most 3.',
      'PAGE LOG: 16 are left of at most 15.',
      'RATE: 1 are left of at most 0.',
    ]);
  });

  it('is an item that grew, and a memory of the stand-ins above its bound', () => {
    expect(grownItems({ 'PATHS RELEASE': 2_000 }, { 'PATHS RELEASE': 5_000 })).toEqual([]);
    expect(grownItems({ 'PATHS RELEASE': 2_000 }, { 'PATHS RELEASE': 90_000 })).toEqual([
      'PATHS RELEASE: an item has 90000 bytes; it had 2000.',
    ]);
    const small = { mails: 1_000, invalidations: 1_000, environments: 70, logBytes: 41 * megabyte };
    expect(unbounded([small])).toEqual([]);
    for (const name of ['mails', 'invalidations', 'environments', 'logBytes'] as const) {
      expect(unbounded([small, { ...small, [name]: small[name] * 2 }])).toHaveLength(1);
    }
  });

  it('is counted by the words of keys', () => {
    expect(kindOf('C#acme#SITE', 'COMPANY')).toBe('SITE COMPANY');
    expect(kindOf('C#acme#PAGE#7', 'VER#00001')).toBe('PAGE VER');
    expect(kindOf('C#acme#PATHS', '/services')).toBe('PATHS');
    expect(kindOf('JOBS#2', '2026-02-01T12:00:00.000Z#acme#x')).toBe('JOBS');
  });
});

describe('an hour', () => {
  const stored = (items: Record<string, number>, more: Partial<HourResult['after']> = {}) => ({
    ...{ at: Date.parse('2026-02-01T12:00:00.000Z'), objects: {}, largest: {}, bytes: 0, jobs: [] },
    ...{ items, ...more },
  });
  const memory = { cloud: 40, lambdas: 200, environments: 20, resident: 900, mails: 5, invalidations: 5 };
  const good: HourResult = {
    before: stored({ RATE: 4, 'PAGE VER': 9 }),
    after: stored({ 'PAGE VER': 12 }),
    made: [{ versions: 2 }, { versions: 1 }],
    problems: [],
    tally: { 'visit a page': { done: 9, refused: {} } },
    samples: Array.from({ length: 20 }, (_, at) => ({
      ...{ ...memory, at: at / 20, stored: 1, items: 9, logBytes: 5 },
    })),
  };

  it('without growth has no faults', () => {
    expect(hourFaults(good)).toEqual([]);
  });

  it.each<[string, Partial<HourResult>]>([
    ['a call that failed', { problems: ['jobs: {"level":"ERROR"}'] }],
    ['memory', { samples: good.samples.map((sample) => ({ ...sample, cloud: 40 * (1 + sample.at) })) }],
    ['mails', { samples: good.samples.map((sample) => ({ ...sample, mails: 2_000 * sample.at })) }],
    ['what should have expired', { after: stored({ RATE: 1 }) }],
    ['more versions than were made', { after: stored({ 'PAGE VER': 13 }) }],
    ['files that belong to nothing', { after: stored({}, { objects: { 'Images submitted': 1 } }) }],
    ['a list in an item', { after: stored({}, { largest: { 'PATHS RELEASE': 20_000 } }) }],
  ])('finds %s', (_, change) => {
    expect(hourFaults({ ...good, ...change })).toHaveLength(1);
  });
});
