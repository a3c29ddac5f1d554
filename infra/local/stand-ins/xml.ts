const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(/&(lt|gt|quot|apos|amp|#\d+|#x[0-9a-f]+);/gi, (_, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? '';
    const isHex = name[1] === 'x' || name[1] === 'X';
    return String.fromCodePoint(isHex ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  });
}

/**
 * The text of every `<tag>`, unescaped. For the simple documents that the SDK sends; tags must not be nested
 * in themselves.
 */
export function textsOf(xml: string, tag: string): string[] {
  const found = xml.matchAll(new RegExp(`<${tag}(?:\\s[^>]*)?>([^<]*)</${tag}>`, 'g'));
  return [...found].map(([, text]) => unescapeXml(text ?? ''));
}
