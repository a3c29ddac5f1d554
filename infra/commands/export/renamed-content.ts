import { pack, unpack } from '@galley/functions/core/release/packed';

/**
 * Replaces the company in everything that refers to its library: URLs of pictures and files, and object
 * names. Compressed bodies are unpacked for this.
 */
export function renamedContent(from: string, to: string): (value: unknown) => unknown {
  const named = new RegExp(`(^|images/|replacements/)${from}/(?=(?:[1-9]\\d{0,7}|files)/)`, 'g');
  const inText = (text: string) => text.replace(named, (_all, before: string) => `${before}${to}/`);
  const rename = (value: unknown): unknown => {
    if (typeof value === 'string') return inText(value);
    if (value instanceof Uint8Array) return pack(rename(unpack(value)));
    if (Array.isArray(value)) return value.map(rename);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [inText(name), rename(part)]));
  };
  return rename;
}
