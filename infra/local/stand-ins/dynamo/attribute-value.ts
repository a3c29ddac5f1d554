import { invalid } from './dynamo-error';

/** An attribute value on the wire: an object whose one key is the type. */
export type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;

export const maxItemBytes = 400 * 1024;

const maxNesting = 32;

const isText = (value: unknown) => typeof value === 'string';
const isListOf = (test: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(test);

const shapes: Record<string, (value: unknown) => boolean> = {
  S: isText,
  N: isText,
  B: isText,
  BOOL: (value) => typeof value === 'boolean',
  NULL: (value) => typeof value === 'boolean',
  SS: isListOf(isText),
  NS: isListOf(isText),
  BS: isListOf(isText),
  L: Array.isArray,
  M: isRecord,
};

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Checks the structure of an attribute value before dynalite gets it: dynalite assumes it and throws
 * uncatchable errors (for a null inside a list, for example).
 * @throws DynamoError ValidationException
 */
function checkAttributeValue(value: unknown, depth = 0): void {
  if (depth > maxNesting) throw invalid('Nesting Levels have exceeded supported limits');
  if (!isRecord(value)) {
    throw invalid(
      'Supplied AttributeValue is not a structure, must contain exactly one of the supported datatypes',
    );
  }
  const types = Object.keys(value);
  const [type] = types;
  if (type === undefined) {
    throw invalid('Supplied AttributeValue is empty, must contain exactly one of the supported datatypes');
  }
  if (types.length > 1) {
    throw invalid(
      'Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes',
    );
  }
  const content = value[type];
  if (!shapes[type]?.(content))
    throw invalid(`Supplied AttributeValue has a malformed value of type ${type}`);
  if (type === 'L') for (const entry of content as unknown[]) checkAttributeValue(entry, depth + 1);
  if (type === 'M') checkAttributeMap(content, depth + 1);
}

/**
 * Checks a map of attribute values: an item, a key, a map's content.
 * @throws DynamoError ValidationException
 */
export function checkAttributeMap(map: unknown, depth = 0): void {
  if (!isRecord(map)) throw invalid('A map of attribute names to attribute values is expected');
  for (const [name, value] of Object.entries(map)) {
    // dynalite copies maps by assignment, where this name is the prototype: the attribute would silently
    // disappear.
    if (name === '__proto__') {
      throw invalid('The local DynamoDB cannot store an attribute with the name __proto__');
    }
    checkAttributeValue(value, depth);
  }
}

/**
 * Size in bytes by DynamoDB's documented rules: UTF-8 names and values, and 3 bytes of overhead per list or
 * map.
 */
export function itemSize(item: Item): number {
  return Object.entries(item).reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + valueSize(value),
    0,
  );
}

const bytesOf = (text: string) => Buffer.byteLength(text);
const binaryBytes = (text: string) => Buffer.byteLength(text, 'base64');

/** By type; BOOL and NULL take one byte. */
const sizes: Record<string, (content: never) => number> = {
  S: bytesOf,
  N: numberSize,
  B: binaryBytes,
  SS: (texts: string[]) => sum(texts, bytesOf),
  NS: (texts: string[]) => sum(texts, numberSize),
  BS: (texts: string[]) => sum(texts, binaryBytes),
  L: (entries: AttributeValue[]) => 3 + sum(entries, (entry) => 1 + valueSize(entry)),
  M: (map: Item) => 3 + Object.keys(map).length + itemSize(map),
};

function valueSize(value: AttributeValue): number {
  const [type = '', content] = Object.entries(value)[0] ?? [];
  return sizes[type]?.(content as never) ?? 1;
}

/** About one byte for two significant digits, one for the exponent, one for a sign. */
function numberSize(text: string): number {
  const digits = text
    .replace(/e.*$/i, '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+|0+$/g, '');
  return Math.ceil(digits.length / 2) + 1 + (text.startsWith('-') ? 1 : 0);
}

function sum<T>(values: T[], size: (value: T) => number): number {
  return values.reduce((total, value) => total + size(value), 0);
}
