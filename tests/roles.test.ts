import { expect, test } from 'vitest';
import { linesWith, sourcesIn } from './support/sources';

/** What asks for a role by its name instead of for a permission. */
const roleQuestions =
  /\brole [!=]==|[!=]== '(Admin|Level4|Author)'|'Admin'|'Level4'|\bisAdmin\b|\bvendorAdmin\b/;

test('screens and functions check permissions, never roles', () => {
  const files = sourcesIn('admin-web/src', 'functions');
  expect(files.length).toBeGreaterThan(500);
  // What is allowed of a role is that it was changed: the two roles of one user, not a role and its name.
  const allowed = /input\.role !== stored\.role/;
  expect(linesWith(files, roleQuestions).filter((line) => !allowed.test(line))).toEqual([]);
});

test.each(["role === 'Admin'", "if (role !== 'Level4')", 'const isAdmin = true;', "access: 'vendorAdmin'"])(
  'the line "%s" would be found',
  (line) => {
    expect(roleQuestions.test(line)).toBe(true);
  },
);
