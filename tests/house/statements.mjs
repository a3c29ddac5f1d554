// How much production code there is, in statements: what is left of a statement when its types are taken away.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { transformSync } from 'esbuild';

const rooms = ['shared', 'functions', 'public-web', 'admin-web', 'infra'];
/** What fills a new checkout with companies, and what only tests use, is no production code. */
const isLeftOut = (path) =>
  /\.test\.tsx?$|\/(?:seed|fixture|testing|test-support|generated)\/|\.d\.ts$/.test(path);

/** The files of production code, as git knows them. */
export function productionFiles(root) {
  return execFileSync('git', ['ls-files', ...rooms], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.tsx?$/.test(path) && !isLeftOut(path));
}

/** @returns how many statements and declarations a text of TypeScript has, imports not counted */
export function statementsOf(text, loader = 'tsx') {
  const { code } = transformSync(text, { loader, format: 'esm', jsx: 'automatic' });
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
export function countStatements(root) {
  const byRoom = Object.fromEntries(rooms.map((room) => [room, 0]));
  for (const path of productionFiles(root)) {
    byRoom[path.split('/')[0]] += statementsOf(
      readFileSync(`${root}/${path}`, 'utf8'),
      path.endsWith('x') ? 'tsx' : 'ts',
    );
  }
  return byRoom;
}
