import type { AttributeValue, Item } from './attribute-value';
import type { Input } from './input-shape';

/**
 * Attribute values that dynalite would accept as they are: nearly all. It copies and inspects each of them, which
 * took a tenth of the time of a call; only the other values are left to it. Their structure was checked before
 * (`checkInputShape`).
 */

interface Validations {
  checkTypes(data: unknown, types: unknown): Record<string, unknown>;
  validateAttributeValue(value: AttributeValue): string | undefined;
}

/** An integer that is written as dynalite would write it, with fewer digits than it allows. */
const plainNumber = /^(0|-?[1-9]\d{0,36})$/;

export function isPlain(value: AttributeValue): boolean {
  for (const type in value) {
    const content = value[type];
    if (type === 'S' || type === 'BOOL') return true;
    if (type === 'N') return plainNumber.test(content as string);
    if (type === 'NULL') return content === true;
    if (type === 'L') return (content as AttributeValue[]).every(isPlain);
    return type === 'M' && Object.values(content as Item).every(isPlain);
  }
  return false;
}

/** From now on dynalite inspects only values that are not plain. */
export function inspectOnlyOthers(validations: Validations): void {
  const inspect = validations.validateAttributeValue;
  validations.validateAttributeValue = (value) => (isPlain(value) ? undefined : inspect(value));
}

const maps = ['Item', 'Key', 'ExpressionAttributeValues', 'ExclusiveStartKey'];

/** dynalite's conversion of an input, which neither copies nor converts plain values. */
export function convert({ checkTypes }: Validations, input: Input, types: unknown): Input {
  const others = { ...input };
  for (const name of maps) if (input[name]) others[name] = othersOf(input[name] as Item);
  if (input.RequestItems) others.RequestItems = withoutPlainKeys(input.RequestItems as Record<string, Input>);
  const data = checkTypes(others, types);
  for (const name of maps) if (data[name]) data[name] = merged(input[name] as Item, data[name] as Item);
  if (data.RequestItems) putKeysBack(input.RequestItems as never, data.RequestItems as never);
  return data;
}

const othersOf = (map: Item): Item =>
  Object.fromEntries(Object.entries(map).filter(([, value]) => !isPlain(value)));

/** All of a map, in its order, with the converted values. */
function merged(map: Item, converted: Item): Item {
  const all: Item = {};
  for (const name in map) all[name] = (converted[name] ?? map[name]) as AttributeValue;
  return all;
}

const isOfPlainKeys = ({ Keys }: Input) =>
  (Keys as Item[] | undefined)?.every((key) => Object.values(key).every(isPlain)) ?? false;

const withoutPlainKeys = (requests: Record<string, Input>) =>
  Object.fromEntries(
    Object.entries(requests).map(([table, request]) => [
      table,
      isOfPlainKeys(request) ? { ...request, Keys: [] } : request,
    ]),
  );

function putKeysBack(requests: Record<string, Input>, converted: Record<string, Input>): void {
  for (const [table, request] of Object.entries(requests)) {
    const own = converted[table];
    if (own && isOfPlainKeys(request)) own.Keys = request.Keys;
  }
}
