import { type AnyNode, type Expression, type Identifier, type Program, parse, type Super } from 'acorn';
import { ancestor, full } from 'acorn-walk';

/**
 * The features that AWS documents for the JavaScript runtime 2.0 of CloudFront Functions ("JavaScript runtime 2.0
 * features for CloudFront Functions" in the developer guide): ES 5.1 and, of later editions, only what is named
 * there. The runtime is not Node's: `for…of`, destructuring, default values, spread, classes, `?.` and `??` are not
 * on its list.
 */
const statements = [
  'BlockStatement',
  'BreakStatement',
  'CatchClause',
  'ContinueStatement',
  'DoWhileStatement',
  'EmptyStatement',
  'ExpressionStatement',
  'ForInStatement',
  'ForStatement',
  'FunctionDeclaration',
  'IfStatement',
  'ImportDeclaration',
  'ImportDefaultSpecifier',
  'LabeledStatement',
  'Program',
  'ReturnStatement',
  'SwitchCase',
  'SwitchStatement',
  'ThrowStatement',
  'TryStatement',
  'VariableDeclaration',
  'VariableDeclarator',
  'WhileStatement',
];
const expressions = [
  'ArrayExpression',
  'ArrowFunctionExpression',
  'AssignmentExpression',
  'AwaitExpression',
  'BinaryExpression',
  'CallExpression',
  'ConditionalExpression',
  'FunctionExpression',
  'Identifier',
  'Literal',
  'LogicalExpression',
  'MemberExpression',
  'NewExpression',
  'ObjectExpression',
  'Property',
  'RestElement',
  'SequenceExpression',
  'TemplateElement',
  'TemplateLiteral',
  'ThisExpression',
  'UnaryExpression',
  'UpdateExpression',
  // The walker's own names for an identifier that is written to or bound.
  'VariablePattern',
  'MemberPattern',
];
const nodes = new Set([...statements, ...expressions]);

/** The predeclared globals, each with its functions; `*` for all of ES 5.1. */
const globals: Record<string, readonly string[]> = {
  Object: words(`create defineProperties defineProperty freeze getOwnPropertyDescriptor
    getOwnPropertyDescriptors getOwnPropertyNames getPrototypeOf isExtensible isFrozen isSealed keys
    preventExtensions seal assign entries values`),
  String: words('fromCharCode fromCodePoint'),
  Number: words(`isFinite isInteger isNaN isSafeInteger parseFloat parseInt EPSILON MAX_SAFE_INTEGER MAX_VALUE
    MIN_SAFE_INTEGER MIN_VALUE NEGATIVE_INFINITY NaN POSITIVE_INFINITY`),
  Boolean: [],
  Array: words('isArray of'),
  Math: words(`abs acos asin atan atan2 ceil cos exp floor log max min pow random round sin sqrt tan
    E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2 trunc sign`),
  Date: words('now parse UTC'),
  JSON: words('parse stringify'),
  RegExp: [],
  Promise: words('reject resolve all race any allSettled'),
  console: words('log error'),
  Error: [],
  RangeError: [],
  ReferenceError: [],
  SyntaxError: [],
  TypeError: [],
  URIError: [],
  decodeURI: [],
  decodeURIComponent: [],
  encodeURI: [],
  encodeURIComponent: [],
  isFinite: [],
  isNaN: [],
  parseFloat: [],
  parseInt: [],
  NaN: [],
  Infinity: [],
  undefined: [],
  // The only module that our functions load is `crypto`.
  require: [],
};

/**
 * The methods of strings, arrays, regular expressions, numbers, dates, functions, promises and the module crypto,
 * together: the type of a receiver is unknown.
 */
const methods = new Set(
  words(`charAt concat indexOf lastIndexOf match replace search slice split substr substring toLowerCase trim
    toUpperCase codePointAt endsWith includes repeat startsWith padStart padEnd trimStart trimEnd charCodeAt
    every filter forEach join map pop push reduce reduceRight reverse shift some sort splice unshift
    copyWithin fill find findIndex exec test toExponential toFixed toPrecision hasOwnProperty isPrototypeOf
    propertyIsEnumerable toString valueOf apply bind call then catch finally
    getTime toISOString toUTCString
    createHash createHmac update digest`),
);

/** The helper module of distribution tenants, which is imported in the first line. */
const moduleMethods: Record<string, readonly string[]> = {
  cloudfront: ['distributionTenant.parameters.get'],
};

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

type Member = Extract<AnyNode, { type: 'MemberExpression' }>;

/** Lists what a function uses that the runtime is not documented to support, with line numbers. */
export function unknownToEdgeRuntime(code: string): string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
  const found: string[] = [];
  const report = (node: AnyNode, what: string) => found.push(`line ${node.loc?.start.line}: ${what}`);
  full(program, (node) => {
    const each = node as AnyNode;
    if (!nodes.has(each.type)) report(each, each.type);
    if (each.type === 'MemberExpression' && each.optional) report(each, 'optional chaining');
    if (each.type === 'AssignmentExpression' && /^(\?\?|\|\||&&)=$/.test(each.operator))
      report(each, each.operator);
    if (each.type === 'LogicalExpression' && each.operator === '??') report(each, '??');
    if (each.type === 'Property' && (each.shorthand || each.method)) report(each, 'shorthand property');
    if (each.type === 'Property' && each.computed) report(each, 'computed name of a property');
    if (each.type === 'CatchClause' && !each.param) report(each, 'catch without a name');
    if (each.type === 'Literal' && 'bigint' in each && each.bigint) report(each, 'BigInt');
    if (each.type === 'Literal' && 'regex' in each && each.regex && !/^[gim]*$/.test(each.regex.flags))
      report(each, `flags ${each.regex.flags} of a regular expression`);
    if ('generator' in each && each.generator) report(each, 'generator');
  });
  const declared = namesDeclaredIn(program);
  const imported = importedModules(program);
  ancestor(program, {
    Identifier(node) {
      const name = (node as Identifier).name;
      if (!declared.has(name) && !(name in globals)) report(node as AnyNode, `the global ${name}`);
    },
    ImportDeclaration(node) {
      const source = String((node as { source: { value?: unknown } }).source.value);
      if (!(source in moduleMethods)) report(node as AnyNode, `the module ${source}`);
    },
    MemberExpression(node, _state, ancestors) {
      const member = node as Member;
      const name = nameOf(member);
      const owner = member.object.type === 'Identifier' ? member.object.name : '';
      if (owner in globals && !declared.has(owner)) {
        if (!globals[owner]?.includes(name)) report(member, `${owner}.${name}`);
        return;
      }
      const parent = ancestors.at(-2) as AnyNode | undefined;
      const isCalled = parent?.type === 'CallExpression' && parent.callee === member;
      if (!isCalled) return;
      const path = pathOf(member);
      const module = path && imported.get(path.split('.')[0] ?? '');
      if (module) {
        const rest = path.slice(path.indexOf('.') + 1);
        if (!moduleMethods[module]?.includes(rest)) report(member, `${module}: ${rest}()`);
      } else if (!methods.has(name)) report(member, `the method ${name}()`);
    },
  });
  return found;
}

function nameOf({ property, computed }: Member): string {
  if (!computed && property.type === 'Identifier') return property.name;
  return property.type === 'Literal' ? String(property.value) : '[computed]';
}

function pathOf(node: Expression | Super): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const owner = pathOf(node.object);
  return owner && `${owner}.${nameOf(node)}`;
}

/** Ignores scopes: a name that is declared anywhere counts as declared. */
function namesDeclaredIn(program: Program): Set<string> {
  const names = new Set<string>();
  const add = (node: AnyNode | null | undefined) => {
    if (node?.type === 'Identifier') names.add(node.name);
    if (node?.type === 'RestElement') add(node.argument);
  };
  full(program, (node) => {
    const each = node as AnyNode;
    if (each.type === 'VariableDeclarator' || each.type === 'FunctionDeclaration') add(each.id);
    if ('params' in each) each.params.forEach(add);
    if (each.type === 'CatchClause') add(each.param);
    if (each.type === 'ImportDeclaration') for (const { local } of each.specifiers) add(local);
  });
  return names;
}

function importedModules(program: Program): Map<string, string> {
  return new Map(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers.map(({ local }): [string, string] => [local.name, String(node.source.value)])
        : [],
    ),
  );
}
