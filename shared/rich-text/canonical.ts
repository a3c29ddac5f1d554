import { withoutControls } from './attributes';
import type { Dropped } from './dropped';
import { parseHtml } from './parse-html';
import { richTextSchema } from './schema';
import { toDocument } from './to-document';
import { toHtml } from './to-html';

export interface CanonicalText {
  /** Well-formed HTML; reading it again gives the same result. */
  html: string;
  dropped: Dropped[];
}

/** Converts any HTML to the canonical rich text, which may contain this company's pictures. */
export function canonicalRichText(html: string, company: string): CanonicalText {
  const { document, dropped } = toDocument(richTextSchema, parseHtml(withoutControls(html)), {
    isOwnPicture: (src) => isPictureOf(src, company),
  });
  document.check();
  return { html: toHtml(document), dropped: dropped.all() };
}

/** Pictures must come from the company's own library: other servers could track the readers of the page. */
function isPictureOf(src: string, company: string): boolean {
  const prefix = `/images/${company}/`;
  return src.startsWith(prefix) && /^\d+\/[A-Za-z0-9._-]+$/.test(src.slice(prefix.length));
}
