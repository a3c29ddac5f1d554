import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, '../admin-web/src');
const modules = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.module.css'),
);

test('style modules compose nothing of another file, which would cause a misleading build warning', () => {
  expect(modules.length).toBeGreaterThan(10);
  const composing = modules.filter((file) =>
    /composes:[^;]*\bfrom\b/.test(readFileSync(path.join(sources, file), 'utf8')),
  );
  expect(composing).toEqual([]);
});
