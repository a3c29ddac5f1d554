// Counts production code in statements, without types.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';

const rooms = ['shared', 'functions', 'public-web', 'admin-web', 'infra'];
/** Seed data and test helpers are not production code. */
const isLeftOut = (path) =>
  /\.test\.tsx?$|\/(?:seed|fixture|testing|test-support|generated)\/|\.d\.ts$/.test(path);

/** The tracked files of production code. */
function productionFiles(root) {
  return execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !isLeftOut(path) && existsSync(`${root}/${path}`));
}

/** @returns the number of statements and declarations of a TypeScript text, without imports */
export async function statementsOf(text, loader = 'tsx') {
  const { code } = await transform(text, { loader, format: 'esm', jsx: 'automatic' });
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  let count = 0;
  simple(tree, {
    Statement: ({ type }) => {
      if (type !== 'BlockStatement' && type !== 'ImportDeclaration') count += 1;
    },
  });
  return count;
}

/** @returns the number of statements of each folder */
export async function countStatements(root) {
  const byRoom = Object.fromEntries(rooms.map((room) => [room, 0]));
  await Promise.all(
    productionFiles(root).map(async (path) => {
      const loader = path.endsWith('x') ? 'tsx' : 'ts';
      const count = await statementsOf(readFileSync(`${root}/${path}`, 'utf8'), loader);
      byRoom[path.split('/')[0]] += count;
    }),
  );
  return byRoom;
}
