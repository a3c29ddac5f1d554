import { describe, expect, inject, test } from 'vitest';
import { Assembly } from './assembly';
import { unknownToEdgeRuntime } from './edge-runtime';

const functions = new Assembly(inject('prodAssembly')).ofType('AWS::CloudFront::Function');
const codeOf = ({ properties }: (typeof functions)[number]): string => properties.FunctionCode;

test.each(functions.map((found) => [found.stack, codeOf(found)]))(
  'the edge function of %s uses only what the runtime of CloudFront Functions supports',
  (_stack, code) => expect(unknownToEdgeRuntime(code)).toEqual([]),
);

describe('what CloudFront would reject is found in an otherwise valid function', () => {
  const [right = ''] = functions.map(codeOf);

  test.each([
    ['for (const name of names) use(name);', 'ForOfStatement'],
    ['const { uri } = request;', 'ObjectPattern'],
    ['const pair = { names };', 'shorthand property'],
    ['const pair = { name() { return 1; } };', 'shorthand property'],
    ['const [first] = list;', 'ArrayPattern'],
    ['const all = [...list];', 'SpreadElement'],
    ['const all = { ...request };', 'SpreadElement'],
    ['function pick(name = 1) { return name; }', 'AssignmentPattern'],
    ['class Company {}', 'ClassDeclaration'],
    ['const key = request?.uri;', 'ChainExpression'],
    ['const key = request.uri ?? null;', '??'],
    ['request.uri ||= null;', '||='],
    ['function* all() { yield 1; }', 'generator'],
    ['const bag = new Map();', 'the global Map'],
    ['const bag = new Set();', 'the global Set'],
    ['const url = new URL(request.uri);', 'the global URL'],
    ['setTimeout(handler, 1);', 'the global setTimeout'],
    ['eval("1");', 'the global eval'],
    ['const pairs = Object.fromEntries([]);', 'Object.fromEntries'],
    ['const letters = Array.from("ab");', 'Array.from'],
    ['const flat = list.flat();', 'the method flat()'],
    ['const last = list.at(0);', 'the method at()'],
    ['const found = text.matchAll(/a/g);', 'the method matchAll()'],
    ['const found = /a/u.test(text);', 'flags u of a regular expression'],
    ["import fs from 'fs';", 'the module fs'],
  ])('%s', (planted, what) => {
    const code = `${planted}\n${right}\nvar list = [], names = [], request = {}, text = '';\nfunction use(name) { return name; }`;
    expect(unknownToEdgeRuntime(code).join('\n')).toContain(`line 1: ${what}`);
  });
});
