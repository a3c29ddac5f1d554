type Parts = Record<string, unknown>;

/**
 * Converts a call's input to the JSON that the SDK sends: bytes in base64, no undefined values. What is the same in
 * JSON is not copied, because that is almost everything.
 */
export function toWire(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return mapped(value, toWire);
  return changed(value as Parts, (_, part) => toWire(part));
}

const bytesOf = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64'));

/**
 * Converts a response's JSON as the SDK does: only an attribute value has text under `B`, or a list of it under `BS`.
 */
export function fromWire(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value) ? mapped(value, fromWire) : changed(value as Parts, partOf);
}

function partOf(name: string, part: unknown): unknown {
  if (name === 'B' && typeof part === 'string') return bytesOf(part);
  return name === 'BS' && Array.isArray(part) ? part.map(bytesOf) : fromWire(part);
}

/** The list itself where no entry changes. */
function mapped(list: unknown[], convert: (entry: unknown) => unknown): unknown[] {
  const converted = list.map(convert);
  return converted.every((entry, index) => entry === list[index]) ? list : converted;
}

/** The object itself where no part changes and none is undefined. */
function changed(value: Parts, convert: (name: string, part: unknown) => unknown): unknown {
  let isSame = true;
  const parts: [string, unknown][] = [];
  for (const name of Object.keys(value)) {
    const part = value[name];
    const converted = convert(name, part);
    if (converted !== part || part === undefined) isSame = false;
    if (part !== undefined) parts.push([name, converted]);
  }
  return isSame ? value : Object.fromEntries(parts);
}
