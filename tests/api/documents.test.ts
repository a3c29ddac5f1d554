import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** How the page abbreviates the folders of tests. */
const folders: Record<string, string> = {
  api: 'tests/api',
  e2e: 'tests/e2e',
  admin: 'admin-web/src',
  public: 'public-web/src',
};

it('name only proofs that exist', () => {
  const page = readFileSync(join(root, 'docs/beyond-the-documents.md'), 'utf8');
  const named = [...page.matchAll(/`([\w-]+\/[\w./-]+(?:\.(?:test|spec)\.tsx?|\/run\.ts))`/g)].map(
    ([, file = '']) => file,
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter((file) => {
    const [first = '', ...rest] = file.split('/');
    return !existsSync(join(root, folders[first] ?? first, ...rest));
  });
  expect([...new Set(missing)]).toEqual([]);
});

it('link only to files that exist', () => {
  const pages = ['README.md', ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })]
    .map((file) => (file === 'README.md' ? file : join('docs', file)))
    .filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(page), target)))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
