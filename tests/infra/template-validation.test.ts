import { basename, join } from 'node:path';
import { oneOfEachShape } from '@galley/infra/template-validation';
import { expect, inject, test } from 'vitest';
import { Assembly } from './assembly';

test('validates one of the company stacks that differ only by their names, and every other stack', () => {
  const prod = new Assembly(inject('prodAssembly'));
  const stacks = [...prod.templates.keys()].map((stack) => ({
    templatePath: join(prod.folder, `${stack}.template.json`),
  }));
  // The same company again, like another one with the same resources.
  const [waiting] = stacks.filter(({ templatePath }) => templatePath.includes('Tenant-waiting'));
  if (!waiting) throw new Error('There is no such stack.');
  const validated = oneOfEachShape([waiting, ...stacks]).map(({ templatePath }) => basename(templatePath));
  expect(validated.sort()).toEqual(stacks.map(({ templatePath }) => basename(templatePath)).sort());
});
