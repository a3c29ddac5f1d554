import { attempt } from './attempt';
/**
 * Whether links and images may have this URL; any other could run a script or lead to another company's data.
 */
export function isSafeUrl(url: string): boolean {
  const text = url.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them inside a scheme
  if (/[\u0000-\u0020\u007f]/.test(text.replace(/ /g, '%20'))) return false;
  return (
    /^(https?:\/\/[^/\\]|mailto:|tel:)/i.test(text) || /^\/(?![/\\])/.test(text) || /^#[^\s]*$/.test(text)
  );
}

/** Decodes a URL until it no longer changes, so that nothing hides behind several encodings. */
export function decodeUrl(url: string): string {
  let current = url;
  for (let round = 0; round < 5; round += 1) {
    const encoded = current;
    current = attempt(() => decodeURIComponent(encoded)) ?? encoded;
  }
  return current;
}
