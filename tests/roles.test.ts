import { expect, test } from 'vitest';
import { linesWith, sourcesIn } from './support/sources';

/** Code that checks a role by name instead of a permission. */
const roleQuestions =
  /\brole [!=]==|[!=]== '(Admin|Level4|Author)'|'Admin'|'Level4'|\bisAdmin\b|\bvendorAdmin\b/;

test('screens and functions check permissions, never roles', () => {
  const files = sourcesIn('admin-web/src', 'functions');
  expect(files.length).toBeGreaterThan(500);
  // Comparing the two roles of one user is allowed, since it checks a change of role.
  const allowed = /input\.role !== stored\.role/;
  expect(linesWith(files, roleQuestions).filter((line) => !allowed.test(line))).toEqual([]);
});

test.each(["role === 'Admin'", "if (role !== 'Level4')", 'const isAdmin = true;', "access: 'vendorAdmin'"])(
  'the line "%s" would be found',
  (line) => {
    expect(roleQuestions.test(line)).toBe(true);
  },
);
