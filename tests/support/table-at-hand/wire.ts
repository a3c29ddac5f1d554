/** Converts a call's input to the JSON that the SDK sends: bytes in base64, no undefined values. */
export function toWire(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64');
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(parts.map(([name, part]) => [name, toWire(part)]));
}

const bytesOf = (text: unknown) => new Uint8Array(Buffer.from(String(text), 'base64'));

/**
 * Converts a response's JSON as the SDK does: only an attribute value has text under `B`, or a list of it under `BS`.
 */
export function fromWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromWire);
  if (typeof value !== 'object' || value === null) return value;
  // The stand-in stores no attribute named __proto__.
  const read: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) if (part !== undefined) read[name] = partOf(name, part);
  return read;
}

function partOf(name: string, part: unknown): unknown {
  if (name === 'B' && typeof part === 'string') return bytesOf(part);
  return name === 'BS' && Array.isArray(part) ? part.map(bytesOf) : fromWire(part);
}
