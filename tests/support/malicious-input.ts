import { type CallName, declarationOf } from '@galley/shared/contract/contract';
import * as z from 'zod';

/** Input that no form would send, derived from the contract's own schemas: a new call is covered at once. */
export interface MaliciousInput {
  /** What is wrong with it. */
  what: string;
  input: Record<string, unknown>;
  /** Sent unchanged instead of the input. */
  body?: string;
  query?: string;
  type?: string;
}

type Schema = Record<string, unknown> & {
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  items?: Schema;
};

/** The fields of a call, with their schemas. */
export function fieldsOf(name: CallName): Record<string, Schema> {
  const json = z.toJSONSchema(declarationOf(name).input, { io: 'input', unrepresentable: 'any' });
  return propertiesOf(json as Schema);
}

function propertiesOf({ properties = {}, allOf = [] }: Schema): Record<string, Schema> {
  return Object.assign({}, properties, ...allOf.map(propertiesOf));
}

/** An input that the call accepts, as far as a schema can tell; `known` has ids that exist in the table. */
export function plausibleInput(name: CallName, known: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(name));
  return Object.fromEntries(
    fields.map(([field, schema]) => [field, known[field] ?? plausible(schema, known)]),
  );
}

/** Fields that have the same name and meaning in list entries. */
const alsoInLists = new Set(['picture', 'pictureFocus', 'file', 'link', 'icon', 'buttonLink']);

function plausible(schema: Schema, known: Record<string, unknown>): unknown {
  if (schema.enum) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (schema.anyOf) return plausible(schema.anyOf.find(({ type }) => type !== 'null') ?? {}, known);
  if (schema.oneOf) return plausible(schema.oneOf[0] ?? {}, known);
  switch (schema.type) {
    case 'number':
    case 'integer':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return [plausible(schema.items ?? {}, known)];
    case 'object':
      return Object.fromEntries(
        Object.entries(propertiesOf(schema)).map(([name, part]) => [
          name,
          (alsoInLists.has(name) && known[name]) || plausible(part, known),
        ]),
      );
    default:
      return 'text';
  }
}

const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;

const values: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a space', ' '],
  ['a huge text', 'x'.repeat(300_000)],
  ['zero', 0],
  ['a negative number', -7],
  ['a fraction', 1.5],
  ['a number beyond 2^53', 2 ** 53 + 2],
  ['a number beyond 2^53 as text', '9007199254740994'],
  ['a number near infinity', 1e308],
  ['an unknown id', 99_999_999],
  ['an id of nothing there', 4_242_424_242_424],
  ['true', true],
  ['a list', []],
  ['a list with null', [null]],
  ['a list of lists', [[1], { a: 1 }]],
  ['a deep list', nested(500)],
  ['an object', {}],
  ['an object with null', { a: null, companyName: null }],
  ['a text with NUL', 'a\u0000b'],
  ['control characters', '\u0007\u001b[31m\r\n'],
  ['half a surrogate pair', 'a\ud800'],
  ['the other half', '\udc00a'],
  ['letters of everywhere', '🙂 İß\u202e\u0301 ﷽ \u2028'],
  ['the name of a prototype', '__proto__'],
  ['a path upwards', '/../../C#globex#SITE'],
  ['a tag', '<script>alert(1)</script>'],
];

const bodies: [string, string, string?][] = [
  ['no body', ''],
  ['null as the body', 'null'],
  ['a list as the body', '[1]'],
  ['a text as the body', '"text"'],
  ['half an object', '{"pageId":'],
  ['no JSON', '\u0000\ufffd{}'],
  ['a very deep body', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
  ['a prototype as a key', '{"__proto__":{"pageId":1},"constructor":{"prototype":{"pageId":1}}}'],
  ['a key twice', '{"pageId":1,"pageId":{"a":1},"PageId":[]}'],
  ['text', 'pageId=1', 'text/plain'],
  ['XML', '<pageId>1</pageId>', 'application/xml'],
  ['a form', 'pageId=1&pageId=2&__proto__=3&%zz=%', 'application/x-www-form-urlencoded'],
  ['a form of files without a boundary', '--x\r\n\r\n1\r\n--x--', 'multipart/form-data'],
  [
    'a form of files cut off',
    '--x\r\nContent-Disposition: form-data; name="a"',
    'multipart/form-data; boundary=x',
  ],
  ['JSON with an odd type', '{}', 'application/json; charset=utf-7; ;;'],
];

const queries: [string, string][] = [
  ['a parameter twice', 'pageId=1&pageId=x&componentId=1&componentId=2'],
  ['brackets', 'pageId[]=1&pageId[a]=1&componentId[]=1'],
  ['a broken escape', 'pageId=%E0%A4%A&componentId=%'],
  ['NUL', 'pageId=%00&componentId=1%00&from=/%00'],
  ['prototypes', '__proto__=1&constructor=1&toString=1&hasOwnProperty=1'],
  ['a very long parameter', `pageId=${'9'.repeat(20_000)}&from=/${'a'.repeat(20_000)}`],
  ['many parameters', Array.from({ length: 500 }, (_, n) => `p${n}=${n}`).join('&')],
];

/**
 * All malicious input for a call: fields with these values, then whole bodies and queries. Every value is sent to
 * some field, and every field gets some value.
 * @param isEvery every field gets every value; otherwise they take turns
 */
export function maliciousInputs(
  name: CallName,
  good: Record<string, unknown>,
  isEvery: boolean,
): MaliciousInput[] {
  const declaration = declarationOf(name);
  const isQuery = declaration.methods[0] === 'GET' || declaration.methods[0] === 'DELETE';
  const names = Object.keys(fieldsOf(name));
  const turns = isEvery ? 1 : Math.min(names.length, values.length + 1);
  const fields = names.flatMap((field, place) =>
    [...values, ['its value in a list', [good[field]]] as [string, unknown]]
      .filter((_, index) => (index + place + seedOf(name)) % turns === 0)
      .map(([what, value]) => ({ what: `${field}: ${what}`, input: { ...good, [field]: value } })),
  );
  const wholes = isQuery
    ? queries.map(([what, query]) => ({ what, input: {}, query }))
    : bodies.map(([what, body, type]) => ({ what, input: {}, body, ...(type && { type }) }));
  return [...fields, ...wholes];
}

/** Different for every call, so that fields with the same name get different values in different calls. */
const seedOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
