import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { markerBundles, prodTenants, synthesise } from './synthesise';

/** The setting that the guide gives for emulators, which may not support `Fn::GetStackOutput`. */
const forEmulators = { '@aws-cdk/core:defaultCrossStackReferences': 'strong' };

const bundles = markerBundles();
const folder = synthesise('prod', prodTenants, bundles, { context: forEmulators });
afterAll(() => {
  for (const each of [bundles, folder]) rmSync(each, { recursive: true, force: true });
});
const prod = new Assembly(inject('prodAssembly'));
const strong = new Assembly(folder);
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
const regionOf = (stack: string): string => manifest.artifacts[stack].environment.split('/').at(-1);

/** Every value under this name, anywhere in the templates, with its stack. */
function allUnder(name: string, { templates }: Assembly): { stack: string; value: unknown }[] {
  const found: { stack: string; value: unknown }[] = [];
  for (const [stack, template] of templates) {
    JSON.stringify(template, (key, value) => {
      if (key === name) found.push({ stack, value });
      return value;
    });
  }
  return found;
}

function exportsOf({ templates }: Assembly): Map<string, string> {
  const outputs = [...templates].flatMap(([stack, template]) =>
    Object.values<{ Export?: { Name: string } }>(template.Outputs ?? {}).map((output) => ({ stack, output })),
  );
  return new Map(
    outputs.flatMap(({ stack, output }) => (output.Export ? [[output.Export.Name, stack]] : [])),
  );
}

describe('a value that one stack takes from another', () => {
  test('is read as an output, which leaves no export that locks a stack', () => {
    expect(allUnder('Fn::GetStackOutput', prod).length).toBeGreaterThan(0);
    expect(allUnder('Fn::ImportValue', prod)).toEqual([]);
    expect(exportsOf(prod).size).toBe(0);
  });

  test('is exported and imported for emulators, each import from one export of another stack', () => {
    expect(allUnder('Fn::GetStackOutput', strong)).toEqual([]);
    const exported = exportsOf(strong);
    const imported = allUnder('Fn::ImportValue', strong);
    expect(imported.length).toBeGreaterThan(0);
    for (const { stack, value } of imported) {
      const from = exported.get(String(value));
      expect(from, `${stack} imports ${value}`).toBeDefined();
      expect(from).not.toBe(stack);
      // CloudFormation cannot import from another region.
      expect(regionOf(from ?? '')).toBe(regionOf(stack));
    }
    const names = new Set(imported.map(({ value }) => value));
    expect([...exported.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  test('is written and read across regions by CDK’s own resources, each value once', () => {
    const written = strong
      .ofType('Custom::CrossRegionExportWriter')
      .flatMap(({ properties }) => Object.keys(properties.WriterProps.exports));
    const read = strong
      .ofType('Custom::CrossRegionExportReader')
      .flatMap(({ properties }) => Object.keys(properties.ReaderProps.imports));
    expect(read.length).toBeGreaterThan(0);
    expect(read.toSorted()).toEqual(written.toSorted());
  });
});
