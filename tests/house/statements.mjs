// How much production code there is, in statements: what is left of a statement when its types are taken away.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transform } from 'esbuild';

const rooms = ['shared', 'functions', 'public-web', 'admin-web', 'infra'];
/** What fills a new checkout with companies, and what only tests use, is no production code. */
const isLeftOut = (path) =>
  /\.test\.tsx?$|\/(?:seed|fixture|testing|test-support|generated)\/|\.d\.ts$/.test(path);

/** The files of production code, as git knows them. */
export function productionFiles(root) {
  return execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !isLeftOut(path) && existsSync(`${root}/${path}`));
}

/** @returns how many statements and declarations a text of TypeScript has, imports not counted */
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

/** @returns the statements of each room */
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
