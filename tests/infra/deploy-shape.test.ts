import { rmSync } from 'node:fs';
import { afterAll, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { markerBundles, prodTenants, synthesise } from './synthesise';

const prod = new Assembly(inject('prodAssembly'));
const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The differences between two templates, as paths. */
function differences(before: unknown, after: unknown, path: string[] = []): string[][] {
  if (Object.is(before, after)) return [];
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  if (!isObject(before) || !isObject(after)) return [path];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => differences(before[name], after[name], [...path, name]));
}

test('a deploy of other code changes the code of Lambdas and its location, and nothing else', () => {
  const bundles = markerBundles('after a change');
  const changed = synthesise('prod', prodTenants, bundles);
  folders.push(bundles, changed);
  const after = new Assembly(changed);
  expect([...after.templates.keys()]).toEqual([...prod.templates.keys()]);
  const lambdas = new Set<string>();
  const other: string[] = [];
  for (const [stack, template] of prod.templates) {
    for (const path of differences(template, after.templates.get(stack))) {
      const [section, id = '', ...property] = path;
      const isLambda = section === 'Resources' && template.Resources[id].Type === 'AWS::Lambda::Function';
      const isCode = ['Properties.Code.S3Key', 'Metadata.aws:asset:path'].includes(property.join('.'));
      if (isLambda && isCode) lambdas.add(`${stack} ${id}`);
      else other.push(`${stack} ${path.join('.')}`);
    }
  }
  expect(other).toEqual([]);
  const ours = prod.ofType('AWS::Lambda::Function').filter((lambda) => prod.bundleOf(lambda) !== undefined);
  expect([...lambdas].sort()).toEqual(ours.map(({ stack, id }) => `${stack} ${id}`).sort());
});

test('there is no VPC, and no server that costs money while idle', () => {
  const kinds = new Set(prod.all().map(({ type }) => type.split('::').slice(0, 2).join('::')));
  const never = ['EC2', 'RDS', 'OpenSearchService', 'Elasticsearch', 'ECS', 'EKS', 'ElastiCache', 'MSK'];
  expect([...kinds].filter((kind) => never.some((each) => kind === `AWS::${each}`))).toEqual([]);
  const inNetwork = prod.functions('pages').concat(prod.ofType('AWS::Lambda::Function'));
  expect(inNetwork.filter(({ properties }) => properties.VpcConfig)).toEqual([]);
});
