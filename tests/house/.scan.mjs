import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { simple, full, ancestor } from 'acorn-walk';
import { transform } from 'esbuild';
import { productionFiles } from './statements.mjs';
const root = process.cwd();
const only = process.argv[2] ?? 'admin-web/';
for (const path of productionFiles(root)) {
  if (!path.startsWith(only)) continue;
  const { code } = await transform(readFileSync(path, 'utf8'), { loader: path.endsWith('x') ? 'tsx' : 'ts', format: 'esm', jsx: 'preserve', jsxFactory:'h' }).then(async r => transform(r.code, {loader:'jsx', format:'esm', jsx:'automatic'}));
  const tree = parse(code, { ecmaVersion: 'latest', sourceType: 'module' });
  const src = (n) => code.slice(n.start, n.end).replace(/\s+/g, ' ');
  const say = (k, n) => console.log(k, path.replace('admin-web/src/', ''), '|', src(n).slice(0, 200));
  simple(tree, {
    ArrowFunctionExpression(n) {
      if (n.body.type === 'BlockStatement' && n.body.body.length === 1 && n.body.body[0].type === 'ReturnStatement') say('ARROWRET', n);
    },
    IfStatement(n) {
      if (n.alternate) {
        const un = (s) => (s.type === 'BlockStatement' && s.body.length === 1 ? s.body[0] : s);
        const [a, b] = [un(n.consequent), un(n.alternate)];
        if (a.type === 'ExpressionStatement' && b.type === 'ExpressionStatement') {
          const [x, y] = [a.expression, b.expression];
          if (x.type === y.type && ((x.type === 'CallExpression' && src(x.callee) === src(y.callee)) || (x.type === 'AssignmentExpression' && src(x.left) === src(y.left)))) say('IFSAME', n);
        }
        if (a.type === 'ReturnStatement' && b.type === 'ReturnStatement') say('IFRET', n);
      }
    },
  });
  const blocks = (body) => {
    for (let i = 0; i < body.length; i++) {
      const s = body[i], next = body[i + 1];
      if (s.type === 'VariableDeclaration' && s.kind === 'const' && s.declarations.length === 1 && s.declarations[0].id.type === 'Identifier' && next) {
        const name = s.declarations[0].id.name;
        let uses = 0, usesNext = 0, inFn = 0;
        for (const other of body.slice(i + 1)) full(other, (x) => { if (x.type === 'Identifier' && x.name === name) { uses++; if (other === next) usesNext++; } });
        const init = src(s.declarations[0].init);
        if (uses === 1 && usesNext === 1 && init.length < 60 && src(next).length < 220 && !/^use[A-Z]/.test(init) && !/await/.test(init)) console.log('ONCE', path.replace('admin-web/src/', ''), '|', src(s), '>>', src(next).slice(0, 200));
      }
      if (s.type === 'IfStatement' && !s.alternate && next?.type === 'ReturnStatement' && i === body.length - 2) {
        const c = s.consequent.type === 'BlockStatement' && s.consequent.body.length === 1 ? s.consequent.body[0] : s.consequent;
        if (c.type === 'ReturnStatement' && (src(c).length + src(next).length+src(s.test).length) < 130) console.log('IFRETRET', path.replace('admin-web/src/', ''), '|', src(s).slice(0, 150), '>>', src(next).slice(0, 120));
      }
    }
  };
  simple(tree, { BlockStatement(n) { blocks(n.body); }, Program(n) { blocks(n.body); } });
}
