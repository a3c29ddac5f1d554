import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { type ProductShape, productShape } from './product-shape';

/**
 * What this release removed compared with a former one, each with the reason why nothing is lost: stored data is
 * upgraded, or it is not read any more. A line is added here with the change, or the change is a mistake.
 */
const noClient = 'manages users of the pool and signs nobody in; never read there';
const declared: Record<string, string> = {
  'USER_POOL_CLIENT_ID of users': noClient,
  'USER_POOL_CLIENT_SECRET of users': noClient,
  'USER_POOL_CLIENT_ID of provision': noClient,
  'USER_POOL_CLIENT_SECRET of provision': noClient,
};

/** The first recorded release has no log words. */
type Former = Omit<ProductShape, 'logWords'> & Partial<Pick<ProductShape, 'logWords'>>;

const folder = new URL('../samples/shapes/', import.meta.url);
const former = readdirSync(folder).map((file) => ({
  release: file.replace('.json', ''),
  shape: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Former,
}));

/** Every name of a shape as text, so that a missing one reads like a sentence. */
function namesIn({ resources, environment, jobKinds, keys, logWords = [] }: Former): string[] {
  return [
    ...Object.entries(resources).map(([id, type]) => `resource ${id} (${type})`),
    ...Object.entries(environment).flatMap(([bundle, names]) => names.map((name) => `${name} of ${bundle}`)),
    ...jobKinds.map((kind) => `job ${kind}`),
    ...keys.map((key) => `key ${key}`),
    ...logWords.map((word) => `log ${word}`),
  ];
}

const missingOf = (before: Former, after: Former): string[] => {
  const now = new Set(namesIn(after));
  return namesIn(before).filter((name) => !now.has(name));
};

/** Earlier releases recorded parts of keys as in their source; now whole patterns of items are compared. */
const spelledInParts =
  /^key (\)\}|S|\/|\*#-#\*|\*\*#?|\*?<[468] digits>#?|\*<\d digits>#?|(C#\*#\*?)|[A-Z]+#|CMP#<5 digits>#|ATTEMPT#.*|(EMAIL)#<hash>|SIGNON#[A-Z]+#\*)$/;

const present = productShape(new Assembly(inject('prodAssembly')));

describe.each(former)('the names that release $release left behind', ({ shape }) => {
  test('all exist, or are declared as removed with a reason', () => {
    expect(
      missingOf(shape, present).filter((name) => !(name in declared) && !spelledInParts.test(name)),
    ).toEqual([]);
  });
});

test('are not declared as removed while they exist', () => {
  const missing = former.flatMap(({ shape }) => missingOf(shape, present));
  expect(Object.keys(declared).filter((name) => !missing.includes(name))).toEqual([]);
});

test('are missed when a resource of another type, a variable, a kind of job, a key or a log word is gone', () => {
  const after = structuredClone(present);
  const [id = ''] = Object.keys(after.resources);
  after.resources[id] = 'AWS::S3::Bucket';
  after.environment.jobs = after.environment.jobs?.filter((name) => name !== 'MAIL_DOMAIN') ?? [];
  after.jobKinds = after.jobKinds.filter((kind) => kind !== 'send-mail');
  after.keys = after.keys.filter((key) => key !== 'VER#<5 digits>');
  after.logWords = after.logWords.filter((word) => word !== '$.message = "job dead"');
  expect(missingOf(present, after)).toEqual([
    `resource ${id} (${present.resources[id]})`,
    'MAIL_DOMAIN of jobs',
    'job send-mail',
    'key VER#<5 digits>',
    'log $.message = "job dead"',
  ]);
});
