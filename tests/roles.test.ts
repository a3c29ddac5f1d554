import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What asks for a role by its name instead of for a permission. */
const roleQuestions = /\brole [!=]==|[!=]== '(Admin|Level4)'|'Admin'|'Level4'|\bisAdmin\b|\bvendorAdmin\b/;

/** @returns `file:line` of each line that asks for a role */
function comparedRoles(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .split('\n')
      .flatMap((line, index) => (roleQuestions.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\.test\.tsx?$|test-support/.test(file))
    .map((file) => `${folder}/${file}`);

test('screens and functions ask for permissions, never for roles', () => {
  const files = ['admin-web/src', 'functions'].flatMap(sourcesIn);
  expect(files.length).toBeGreaterThan(500);
  // What is allowed of a role is that it was changed: the two roles of one user, not a role and its name.
  const allowed = /input\.role !== stored\.role/;
  expect(comparedRoles(files).filter((line) => !allowed.test(line))).toEqual([]);
});

test.each(["role === 'Admin'", "if (role !== 'Level4')", 'const isAdmin = true;', "access: 'vendorAdmin'"])(
  'the line "%s" would be found',
  (line) => {
    expect(roleQuestions.test(line)).toBe(true);
  },
);
